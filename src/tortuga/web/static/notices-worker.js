// Shows a turn notice where pages may not, and brings its table to the front.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const found = clients.matchAll({ type: "window", includeUncontrolled: true }).then((all) => all.find((one) => one.url === event.notification.data)?.focus());
  event.waitUntil(found.then((shown) => shown ?? clients.openWindow(event.notification.data)));
});

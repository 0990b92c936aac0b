"""The compiled rules as WebAssembly: what a module exports, how it is made, and the files of the package.

docs/how-to/build-the-rules-for-the-browser.md tells when to build.
"""

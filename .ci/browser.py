"""Opens every page of a folder in headless Chromium, light and dark: axe finds no violation, a
carousel is one row that scrolls, a grid has aligned columns, nothing sticks out of the window.
Pictures of all of it go to a second folder, to be looked at."""

import functools
import http.server
import os
import pathlib
import sys
import threading

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

WIDTHS = (390, 1024)

SHAPE = """
const faults = [];
const page = document.documentElement;
if (page.scrollWidth > page.clientWidth + 1)
  faults.push(`the page is ${page.scrollWidth} wide in a window of ${page.clientWidth}`);
for (const list of document.querySelectorAll('main section ul')) {
  const boxes = [...list.children].map(item => item.getBoundingClientRect());
  const tops = new Set(boxes.map(box => Math.round(box.top)));
  const lefts = new Set(boxes.map(box => Math.round(box.left)));
  const widths = new Set(boxes.map(box => Math.round(box.width)));
  const name = list.closest('section').querySelector('h2')?.textContent;
  if (list.hasAttribute('tabindex')) {
    if (boxes.length > 0 && tops.size !== 1) faults.push(`${name}: a carousel of ${tops.size} rows`);
  } else if (boxes.length > 1) {
    if (lefts.size * tops.size < boxes.length)
      faults.push(`${name}: ${boxes.length} films on ${lefts.size} x ${tops.size} places`);
    const spread = Math.max(...widths) - Math.min(...widths);
    if (spread > 1) faults.push(`${name}: columns differ by ${spread} px`);
  }
}
return faults;
"""

AXE = """
const done = arguments[arguments.length - 1];
axe.run(document).then(
  result => done(result.violations.map(
    v => `${v.id}: ${v.help} (${v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(', ')})`)),
  error => done([String(error)]));
"""


class Pages(http.server.SimpleHTTPRequestHandler):
    """Serves pages as what they are; the standard library would guess from the name."""

    extensions_map = {".xhtml": "application/xhtml+xml"}

    def log_message(self, *_):
        pass


def chromium():
    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in (
        "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
        "--hide-scrollbars", "--force-device-scale-factor=1",
        # Posters are elsewhere: a page has to stand without them.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ):
        options.add_argument(argument)
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


def main():
    folder, pictures = (pathlib.Path(name) for name in sys.argv[1:])
    pictures.mkdir(parents=True, exist_ok=True)
    axe = pathlib.Path(os.environ["AXE_JS"]).read_text()
    handler = functools.partial(Pages, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = chromium()
    faults = []
    try:
        for page in sorted(folder.glob("*.xhtml")):
            for scheme in ("light", "dark"):
                browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                    "features": [{"name": "prefers-color-scheme", "value": scheme}]})
                for width in WIDTHS:
                    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                        "width": width, "height": 1200, "deviceScaleFactor": 1, "mobile": False})
                    browser.get(f"http://127.0.0.1:{server.server_port}/{page.name}")
                    where = f"{page.name}, {scheme}, {width} px"
                    faults += [f"{where}: {fault}" for fault in browser.execute_script(SHAPE)]
                    browser.save_screenshot(str(pictures / f"{page.stem}-{scheme}-{width}.png"))
                browser.execute_script(axe)
                faults += [f"{where}: {fault}" for fault in browser.execute_async_script(AXE)]
    finally:
        browser.quit()
        server.shutdown()
    print("\n".join(faults))
    sys.exit(bool(faults))


main()

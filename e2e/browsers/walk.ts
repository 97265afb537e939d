import fs from "node:fs";
import { startServer } from "../servers.ts";
import { type Driver, ENTER, firefox, webDriver } from "./driver.ts";

/**
 * One walk through what everybody does (signing in, feed, deck, a chat), in Firefox and in WebKit where they are there:
 * `FIREFOX_PATH` is a Firefox that Playwright can start, `FIREFOX_DRIVER` the address of a geckodriver, `WEBKIT_DRIVER`
 * that of a WebKitWebDriver. Without any of them it says so and does nothing.
 */
const BROWSERS: Readonly<Record<string, (setting: string) => Promise<Driver>>> = {
  FIREFOX_PATH: firefox,
  FIREFOX_DRIVER: (address) => webDriver(address),
  WEBKIT_DRIVER: (address) => webDriver(address),
};

const SAMPLE = { email: "premium@example.test", password: "kompagnon-probe" };

async function walk(driver: Driver, url: string, browser: string): Promise<void> {
  const step = (name: string) => console.log(`${browser}: ${name}`);
  step("signing in");
  await driver.goto(`${url}/login`);
  await driver.type("input[type=email]", SAMPLE.email);
  await driver.type("input[type=password]", SAMPLE.password + ENTER);
  await driver.at("/dashboard");

  step("feed");
  await driver.goto(`${url}/dashboard/feed`);
  await driver.see("main article");

  step("deck");
  await driver.goto(`${url}/dashboard/matching`);
  await driver.see("main h2");
  await driver.click("//main//button[normalize-space()='No Deal']");
  await driver.see("//main//button[normalize-space()='Deal']");

  step("chat");
  await driver.goto(`${url}/dashboard/chats`);
  await driver.click("main a[href*='?chat=']");
  await driver.at("chat=");
  const words = `Gruß aus ${browser.replaceAll("_", " ").toLowerCase()} ${Date.now()}`;
  await driver.type("main textarea", words + ENTER);
  await driver.see(`//main//*[contains(text(), '${words}')]`);
  step("done");
}

const wanted = Object.entries(BROWSERS).flatMap(([name, open]) => {
  const setting = process.env[name];
  return setting ? [{ name, open: () => open(setting) }] : [];
});
if (wanted.length === 0)
  console.log(`Neither ${Object.keys(BROWSERS).join(" nor ")} is set: no other browser was walked.`);
else {
  const server = await startServer({ SAMPLE_DATA: "on", CAPTCHA_PROVIDER: "none" });
  try {
    for (const { name, open } of wanted) {
      const driver = await open();
      await walk(driver, server.url, name).finally(() => driver.close());
    }
  } finally {
    await server.stop();
    fs.rmSync(server.dataDir, { recursive: true, force: true });
  }
}

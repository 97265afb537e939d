import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { notify } from "#features/notifications/public.ts";
import { isPushService } from "#features/notifications/push/push-sender.ts";
import { Browser, readVapid, startPushService } from "#features/notifications/push/test-push-service.ts";
import { aMember } from "#testing/builders.ts";
import type { Person } from "#testing/person.ts";
import { startTestServer, type TestServer } from "#testing/test-server.ts";

let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  service = await startPushService();
  const env = { PUSH_HOSTS: service.host };
  server = await startTestServer({ env, working: true });
  second = await startTestServer({ sharing: server, env, working: true });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
  await service.stop();
});

const subscribe = async (person: Person): Promise<Browser> => {
  const browser = new Browser(service.host);
  await person.must("POST /api/push/subscriptions", { body: browser.subscription() });
  return browser;
};
const tell = (memberId: string, actorId: string, text = "Hast du kurz Zeit?") =>
  server.platform.db.transaction((tx) =>
    notify(server.platform, tx, {
      memberId,
      actorId,
      type: "message",
      bundle: "message:c",
      text,
      about: { chat_id: actorId },
    }),
  );
const subscriptions = async (memberId: string) =>
  (await server.platform.db.rawQuery("select from push_subscriptions where member_id = $1", [memberId])).rows
    .length;
const jobsFor = async (state: string) =>
  (
    await server.platform.db.rawQuery(
      "select from jobs.job where name = 'notifications.push' and state::text = $1",
      [state],
    )
  ).rows.length;
/** Waits until no push job waits or runs any more. */
const idle = () =>
  expect.poll(async () => (await jobsFor("created")) + (await jobsFor("active")), { timeout: 8_000 }).toBe(0);

test("the key pair is one, whichever processes make it at once, and its private half is sealed", async () => {
  const anna = await aMember(server);
  const berta = await aMember(second);
  const keys = await Promise.all(
    [anna, berta, anna, berta].map(async (person) => (await person.must("GET /api/push/key")).public_key),
  );
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0] ?? "", "base64url")).toHaveLength(65);
  const { rows } = await server.platform.db.rawQuery<{ value: string }>(
    "select value from installation where key = 'push keys'",
  );
  const { sealed } = JSON.parse(rows[0]?.value ?? "{}");
  // 12 bytes of vector, 16 of tag, 43 characters of key.
  expect(Buffer.from(sealed, "base64")).toHaveLength(12 + 16 + 43);
});

test("a message arrives encrypted for the device, signed by us, in the member's language", async () => {
  const anna = await aMember(server, { language: "fr" });
  const berta = await aMember(server, { username: "Berta" });
  const phone = await subscribe(anna);
  const laptop = new Browser(service.host);
  await tell(anna.id, berta.id);
  await expect.poll(() => service.to(phone).length).toBe(1);
  const [got] = service.to(phone);
  if (!got) throw new Error("it arrived a moment ago");
  const { headers, body } = got;
  expect(headers).toMatchObject({ ttl: "86400", "content-encoding": "aes128gcm", urgency: "normal" });
  expect(headers["topic"]).toMatch(/^[\w-]{32}$/);
  const { key, claims } = readVapid(headers.authorization ?? "");
  expect(key).toBe((await anna.must("GET /api/push/key")).public_key);
  expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: "mailto:hallo@kompagnon.example" });
  expect(phone.read(body)).toEqual({
    title: "Nouveau message de Berta",
    body: "Hast du kurz Zeit?",
    url: `/dashboard/chats?chat=${berta.id}`,
    tag: "message:c",
    language: "fr",
  });
  expect(() => laptop.read(body)).toThrow();
  expect(body.toString("latin1")).not.toContain("Zeit");
});

test("the longest text stays below 3 KB", async () => {
  const anna = await aMember(server);
  const berta = await aMember(server);
  const phone = await subscribe(anna);
  await tell(anna.id, berta.id, "\u{1F98A}".repeat(4000));
  await expect.poll(() => service.to(phone).length).toBe(1);
  expect(service.to(phone)[0]?.body.length).toBeLessThan(3 * 1024);
});

describe("what ends a subscription", () => {
  test.each([404, 410])("the push service answers %i", async (status) => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const phone = await subscribe(anna);
    service.answer = status;
    await tell(anna.id, berta.id);
    await expect.poll(() => subscriptions(anna.id)).toBe(0);
    service.answer = 201;
    expect(service.to(phone)).toHaveLength(1);
  });

  test("signing out; what was on its way is not sent", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const phone = await subscribe(anna);
    await server.platform.db.rawQuery("update sessions set expires_at = now() where member_id = $1", [
      anna.id,
    ]);
    await tell(anna.id, berta.id);
    await idle();
    expect(service.to(phone)).toEqual([]);
    const carla = await aMember(server);
    await subscribe(carla);
    await carla.must("POST /api/auth/signout");
    expect(await subscriptions(carla.id)).toBe(0);
  });

  test("forgetting it; only this device's own", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const { endpoint } = (await subscribe(anna)).subscription();
    await berta.must("DELETE /api/push/subscriptions", { body: { endpoint } });
    expect(await subscriptions(anna.id)).toBe(1);
    await anna.must("DELETE /api/push/subscriptions", { body: { endpoint } });
    await anna.must("DELETE /api/push/subscriptions", { body: { endpoint } });
    expect(await subscriptions(anna.id)).toBe(0);
  });

  test("another one of the same device, or another member in the same browser", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    await subscribe(anna);
    const phone = await subscribe(anna);
    await anna.must("POST /api/push/subscriptions", { body: phone.subscription() });
    expect(await subscriptions(anna.id)).toBe(1);
    await berta.must("POST /api/push/subscriptions", { body: phone.subscription() });
    expect([await subscriptions(anna.id), await subscriptions(berta.id)]).toEqual([0, 1]);
  });
});

test("another failure is tried again, and a redirect is never followed", async () => {
  const anna = await aMember(server);
  const berta = await aMember(server);
  const phone = await subscribe(anna);
  const before = await jobsFor("retry");
  service.answer = 503;
  await tell(anna.id, berta.id);
  await expect.poll(() => jobsFor("retry")).toBe(before + 1);
  Object.assign(service, { answer: 307, location: `http://${service.host}/elsewhere` });
  await tell(anna.id, berta.id);
  await expect.poll(() => jobsFor("retry")).toBe(before + 2);
  Object.assign(service, { answer: 201, location: "" });
  expect(service.pushed.filter(({ path }) => path === "/elsewhere")).toEqual([]);
  expect(service.to(phone).length).toBeGreaterThanOrEqual(2);
  expect(await subscriptions(anna.id)).toBe(1);
});

describe("when nothing is pushed", () => {
  const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);

  test("push is off for the kind, or it is quiet now; the notification is there all the same", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const phone = await subscribe(anna);
    const usual = await anna.must("GET /api/notifications/preferences");
    const quiet = { ...usual, quiet_from: clock(-60), quiet_to: clock(60), time_zone: "UTC" };
    await anna.must("PUT /api/notifications/preferences", { body: quiet });
    await tell(anna.id, berta.id, "still");
    const off = { ...usual, types: { ...usual.types, message: { ...usual.types.message, push: false } } };
    await anna.must("PUT /api/notifications/preferences", { body: off });
    await tell(anna.id, berta.id, "auch still");
    await idle();
    expect(service.to(phone)).toEqual([]);
    expect((await anna.must("GET /api/notifications")).items).toMatchObject([{ count: 2 }]);
    await anna.must("PUT /api/notifications/preferences", { body: usual });
    await tell(anna.id, berta.id, "laut");
    await expect.poll(() => service.to(phone).length).toBe(1);
  });

  test("a try on this device arrives even then, and says so if there is none", async () => {
    const anna = await aMember(server, { language: "en" });
    const berta = await aMember(server);
    const usual = await anna.must("GET /api/notifications/preferences");
    const quiet = { ...usual, quiet_from: clock(-60), quiet_to: clock(60), time_zone: "UTC" };
    await anna.must("PUT /api/notifications/preferences", { body: quiet });
    const phone = await subscribe(anna);
    expect(await anna.must("POST /api/push/test")).toEqual({ sent: true });
    await expect.poll(() => service.to(phone).length).toBe(1);
    expect(phone.read(service.to(phone)[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: "It works!",
      tag: "test",
    });
    expect(await berta.must("POST /api/push/test")).toEqual({ sent: false });
  });
});

describe("only known push services", () => {
  const known = ["fcm.googleapis.com", "*.push.services.mozilla.com", "127.0.0.1:4000"];
  test.each([
    ["https://fcm.googleapis.com/fcm/send/abc", true],
    ["https://fcm.googleapis.com:443/x", true],
    ["https://eu.push.services.mozilla.com/x", true],
    ["http://127.0.0.1:4000/x", true],
    ["http://fcm.googleapis.com/x", false],
    ["https://fcm.googleapis.com:8443/x", false],
    ["https://push.services.mozilla.com/x", false],
    ["https://evilpush.services.mozilla.com.example/x", false],
    ["https://fcm.googleapis.com@10.0.0.1/x", false],
    ["https://user:word@fcm.googleapis.com/x", false],
    ["https://fcm.googleapis.com.example/x", false],
    ["http://127.0.0.1:4001/x", false],
    ["http://169.254.169.254/latest/meta-data", false],
    ["https://[::1]/x", false],
    ["file:///etc/passwd", false],
    ["gibberish", false],
    ['https://a".push.services.mozilla.com/x', false],
    ["https://a`b.push.services.mozilla.com/x", false],
  ])("%s: %s", (endpoint, wanted) => expect(isPushService(endpoint, known)).toBe(wanted));

  test("others are refused, and keys that are none", async () => {
    const anna = await aMember(server);
    const { keys, endpoint } = new Browser(service.host).subscription();
    for (const foreign of [
      "http://169.254.169.254/latest",
      "https://intern.example/push",
      "http://127.0.0.1:1/x",
    ]) {
      const { status, error } = await anna.call("POST /api/push/subscriptions", {
        body: { endpoint: foreign, keys },
      });
      expect([status, error.error]).toEqual([400, "push_service_unknown"]);
    }
    const broken = { endpoint, keys: { ...keys, p256dh: "A".repeat(87) } };
    const { status, error } = await anna.call("POST /api/push/subscriptions", { body: broken });
    expect([status, error.details?.[0]?.field]).toEqual([400, "keys"]);
    expect(await subscriptions(anna.id)).toBe(0);
  });

  test("one that is known no longer is forgotten instead of called", async () => {
    const anna = await aMember(server);
    const berta = await aMember(server);
    const phone = await subscribe(anna);
    await server.platform.db.rawQuery("update push_subscriptions set endpoint = $2 where member_id = $1", [
      anna.id,
      `http://localhost:${service.host.split(":")[1]}${phone.path}`,
    ]);
    await tell(anna.id, berta.id);
    await expect.poll(() => subscriptions(anna.id)).toBe(0);
    expect(service.to(phone)).toEqual([]);
  });
});

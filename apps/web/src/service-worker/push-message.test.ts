import { expect, test } from "vitest";
import { notificationFor, ownUrl } from "./push-message.ts";

const ORIGIN = "https://kompagnon.example";
const show = (payload: string | undefined) => notificationFor(payload, ORIGIN, "Kompagnon");

test("a message is shown with its words and leads to its place", () => {
  const payload = { title: "Match", body: "Lena", url: "/dashboard/chats?chat=1", tag: "t", language: "ar" };
  expect(show(JSON.stringify(payload))).toEqual({
    title: "Match",
    options: {
      body: "Lena",
      tag: "t",
      renotify: true,
      lang: "ar",
      dir: "auto",
      icon: "/icon-192.png",
      data: { url: `${ORIGIN}/dashboard/chats?chat=1` },
    },
  });
});

test.each([undefined, "", "kein JSON", "null", "[]", '"Text"', '{"title":5,"body":{},"url":[]}'])(
  "%s still shows something",
  (payload) => {
    const { title, options } = show(payload);
    expect(title).toBe("Kompagnon");
    expect(options).toEqual({ dir: "auto", icon: "/icon-192.png", data: { url: `${ORIGIN}/dashboard` } });
  },
);

test.each([
  "https://elsewhere.example/dashboard",
  "//elsewhere.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://",
  null,
])("%s leads to the dashboard", (url) => {
  expect(ownUrl(url, ORIGIN)).toBe(`${ORIGIN}/dashboard`);
});

import type { Message } from "@kompagnon/contract/chats/model.ts";
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { messageOf } from "../test-messages.ts";
import { directionOf, lastWords } from "./conversation-row.tsx";

/** Returns the requested key with its values. */
const t = ((key: string, data?: object) =>
  data ? `${key} ${Object.values(data).join(" ")}` : key) as unknown as TFunction<"chats">; // as much of it as is used
const HER = "b";
const line = (change: Partial<Message>) => lastWords(messageOf(1, { sender_id: HER, ...change }), HER, t);
const file = (kind: "image" | "voice" | "file") => ({
  attachments: [
    {
      id: "f",
      kind,
      name: "plan.pdf",
      type: "application/pdf",
      size: 1,
      url: "/f",
      preview_url: null,
      width: null,
      height: null,
      seconds: null,
      waveform: null,
    },
  ],
});

test("the last line is never empty", () => {
  expect(line({ text: "Hallo" })).toBe("Hallo");
  expect(line({ text: "", deleted: true })).toBe("message.deleted");
  expect(line({ text: "", ...file("image") })).toBe("📷 message.image");
  expect(line({ text: "", ...file("voice") })).toBe("🎤 message.voice");
  expect(line({ text: "", ...file("file") })).toBe("📎 plan.pdf");
  expect(line({ text: "Der Plan", ...file("file") })).toBe("Der Plan");
  expect(line({ text: "", call: { outcome: "missed", seconds: 0 } })).toBe("message.call_missed");
});

test("own messages are marked; a call shows the viewer's side", () => {
  expect(line({ text: "Hallo", sender_id: "a" })).toBe("own_last Hallo");
  expect(line({ text: "", sender_id: "a", call: { outcome: "missed", seconds: 0 } })).toBe(
    "message.call_unanswered",
  );
  expect(line({ text: "", call: { outcome: "ended", seconds: 75 } })).toBe("message.call_ended 1:15");
});

test.each([
  ["\u0623\u0646\u062a: \u2068Hallo du\u2069", "ltr"],
  ["Du: \u2068\u0645\u0631\u062d\u0628\u0627\u2069", "rtl"],
  ["Hallo", "ltr"],
  ["\u0645\u0631\u062d\u0628\u0627", "rtl"],
  ["42!", "auto"],
])("%s has the direction %s of the message", (words, direction) => {
  expect(directionOf(words)).toBe(direction);
});

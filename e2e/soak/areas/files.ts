import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { type Area, differences } from "../area.ts";
import type { Bot } from "../bot.ts";

/** A small text that no other is like. */
const aText = (bot: Bot): string => randomBytes(200 + bot.random.below(8_000)).toString("hex");
const digestOf = (bytes: Buffer | string): string => createHash("sha256").update(bytes).digest("hex");

/**
 * Files put into chats: what was acknowledged is on the disk, whole; nothing else is there but what a process that died had not
 * yet noted; the room that members have used is what their files take.
 */
export function settleFiles(bots: readonly Bot[], chats: readonly string[], folder: string): Area {
  const own = new Map(bots.map((bot, at) => [bot, chats[at]]));
  const kept = new Map<string, string>();
  const upload = async (bot: Bot) => {
    const id = own.get(bot);
    if (!id || !bot.random.chance(0.3)) return;
    const text = aText(bot);
    const { body } = await bot.insist("upload", () =>
      bot.person.call("POST /api/chats/{id}/files", {
        params: { id },
        query: { name: "zahlen.txt" },
        file: new Blob([text], { type: "text/plain" }),
      }),
    );
    if (body) kept.set(body.id, digestOf(text));
  };
  return {
    actions: [upload],
    verify: async (ask) => {
      const rows = await ask<{ id: string; file: string; size: number }>(
        "select id, file, size from attachments",
      );
      const found = new Map<string, string>();
      const broken: string[] = [];
      for (const { id, file, size } of rows) {
        const bytes = await fs.readFile(path.join(folder, "files", file)).catch(() => null); // told below
        if (bytes?.length !== size) broken.push(`${file}: ${bytes?.length} bytes, ${size} noted`);
        else found.set(id, digestOf(bytes));
      }
      const used = await ask<{ member: string; told: number; counted: number }>(
        `select u.member_id as member, u.bytes::float8 as told,
           coalesce((select sum(a.size) from attachments a where a.member_id = u.member_id), 0)::float8 as counted
         from storage_use u`,
      );
      return [
        ...broken,
        // An upload whose response was lost may be stored in addition.
        ...differences(
          "files",
          [...found].filter(([id]) => kept.has(id)).map((one) => one.join(" ")),
          [...kept].map((one) => one.join(" ")),
        ),
        ...used
          .filter(({ told, counted }) => told !== counted)
          .map(({ member, told, counted }) => `${member}: ${told} bytes told, ${counted} counted`),
      ];
    },
  };
}

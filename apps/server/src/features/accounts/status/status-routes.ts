import type { Readable } from "node:stream";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { manualStatus } from "@kompagnon/contract/accounts/model.ts";
import { statusEndpoints } from "@kompagnon/contract/accounts/status-endpoints.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Given, prove } from "#features/accounts/security/two-factor.ts";
import { recordSecurityEvent } from "#features/accounts/security-log/security-log.ts";
import { acceptCurrentTerms } from "#features/accounts/service.ts";
import { appeal, banOf, requireBanned } from "#features/accounts/status/bans.ts";
import { askForDeletion, keepAccount } from "#features/accounts/status/deletion.ts";
import { findStatus, type StatusRow, saveStatus } from "#features/accounts/status/status-queries.ts";
import { serve } from "#platform/http/serve.ts";
import type { Viewer } from "#platform/http/viewer.ts";
import type { Log } from "#platform/log.ts";
import type { PersonalFile } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";
import { Fail } from "../errors.ts";

/** Packs files into a ZIP archive while it is being sent, one after the other; a file that can't be read ends the answer. */
export function packArchive(files: AsyncIterable<PersonalFile>, log: Log): Readable {
  const out = new PassThrough();
  const pack = async () => {
    const { ZipFile } = await import("yazl");
    const zip = new ZipFile();
    zip.outputStream.on("error", (error) => out.destroy(error)).pipe(out);
    for await (const { path, content } of files) {
      // The client disconnected.
      if (out.destroyed) return;
      if (typeof content === "string") zip.addBuffer(Buffer.from(content), path);
      else {
        const stream = await content();
        zip.addReadStream(stream, path);
        // The next file is read once this one is sent; a disconnect stops it.
        const stop = () => stream.destroy();
        out.once("close", stop);
        await finished(stream)
          .catch((error: unknown) => {
            if (!out.destroyed) throw error;
          })
          .finally(() => out.off("close", stop));
      }
    }
    zip.end();
  };
  pack().catch((error: unknown) => {
    log.error({ err: error }, "export failed");
    out.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  return out;
}

const presentStatus = (row: StatusRow | null) => ({
  manual_status: manualStatus
    .nullable()
    .catch(null)
    .parse(row?.manual_status ?? null),
  manual_status_permanent: row?.manual_status_permanent ?? false,
});

/** The owner of a session, barred ones included. Throws not_found. */
const known = (viewer: Viewer | null): Viewer => {
  if (!viewer) throw new Fail("not_found");
  return viewer;
};

/** Registers the routes about bans, terms, status, export and deletion. */
export function statusRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, live, domainEvents } = platform;
  /** The archive of a member who has proved who they are. */
  const packed = async (viewer: Viewer, given: Given, reply: FastifyReply) => {
    await prove(platform, viewer, given);
    await recordSecurityEvent(platform, db, { type: "exported", memberId: viewer.id });
    reply.header("content-disposition", 'attachment; filename="kompagnon-export.zip"');
    return packArchive(platform.personal.collect(viewer.id), platform.log);
  };
  serve(app, statusEndpoints, {
    "GET /api/ban-status": async () => undefined,
    "GET /api/auth/ban": ({ viewer, request }) =>
      banOf(platform, known(viewer).id, request.headers["accept-language"]),
    "POST /api/auth/ban/appeal": async ({ viewer, body, request }) => {
      const { id } = known(viewer);
      await appeal(platform, id, body.text);
      return banOf(platform, id, request.headers["accept-language"]);
    },
    "POST /api/auth/ban/export": async ({ viewer, body, reply }) => {
      const member = known(viewer);
      await requireBanned(db, member.id);
      return packed(member, body, reply);
    },
    "POST /api/auth/ban/deletion": async ({ viewer, body, request }) => {
      const member = known(viewer);
      await requireBanned(db, member.id);
      await askForDeletion(platform, member, body, { staysHere: true });
      return banOf(platform, member.id, request.headers["accept-language"]);
    },
    "DELETE /api/auth/ban/deletion": async ({ viewer, request }) => {
      const { id } = known(viewer);
      await requireBanned(db, id);
      await keepAccount(platform, id);
      return banOf(platform, id, request.headers["accept-language"]);
    },
    "POST /api/me/terms": ({ body, viewer }) =>
      acceptCurrentTerms(platform, viewer.id, body.version).then(() => undefined),
    "GET /api/me/status-preferences": async ({ viewer }) => presentStatus(await findStatus(db, viewer.id)),
    "PUT /api/me/status-preferences": async ({ body, viewer }) => {
      await db.transaction(async (tx) => {
        await saveStatus(tx, viewer.id, body);
        await domainEvents.publish(tx, "status.changed", { memberId: viewer.id });
      });
      return presentStatus(await findStatus(db, viewer.id));
    },
    "PUT /api/me/presence": async ({ body, viewer }) => {
      live.presence.setAway(viewer.id, viewer.sessionId, body.away);
    },
    "POST /api/me/export": ({ body, viewer, reply }) => packed(viewer, body, reply),
    "POST /api/me/deletion": async ({ body, viewer }) => ({
      deletion_due_at: (await askForDeletion(platform, viewer, body)).toISOString(),
    }),
    "POST /api/me/keep": ({ viewer }) => keepAccount(platform, viewer.id).then(() => undefined),
  });
}

import type { Snapshot } from "@kompagnon/contract/documents/log-model.ts";
import { publishRemoved } from "#features/documents/events.ts";
import { readLog, readPiece } from "#features/documents/log.ts";
import { makeOwner, takeOut } from "#features/documents/people.ts";
import { listPeople } from "#features/documents/people-queries.ts";
import {
  countWritten,
  listAssets,
  listPersonal,
  listPersonalLinks,
  lockJoined,
  lockOwned,
} from "#features/documents/personal-queries.ts";
import { keysOf, sealedTitleOf, titleOf } from "#features/documents/present.ts";
import { type DocumentRow, deleteDocuments, findAnyDocument } from "#features/documents/queries.ts";
import { lockedFor } from "#features/documents/wraps.ts";
import type { Queryable, Tx } from "#platform/db/database.ts";
import {
  jsonFile,
  jsonListFile,
  type PersonalData,
  type PersonalFile,
  storedFile,
} from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";
import { removeFiles } from "#platform/storage/removal.ts";

/** A state whole, as the archive has it. Throws snapshot_outdated where it was replaced meanwhile. */
async function wholeState(db: Queryable, id: string, first: Snapshot) {
  const { piece, bytes, comments_bytes: commentsBytes, ...head } = first;
  const pieces = [Buffer.from(piece, "base64")];
  const length = bytes + (commentsBytes ?? 0);
  for (let from = pieces[0]?.length ?? 0; from < length; ) {
    const next = await readPiece(db, id, { session: first.session, from, guest: false });
    const read = Buffer.from(next.piece, "base64");
    pieces.push(read);
    from += read.length;
  }
  const whole = Buffer.concat(pieces);
  return {
    ...head,
    sealed: whole.toString("base64", 0, bytes),
    sealed_comments: commentsBytes === null ? null : whole.toString("base64", bytes),
  };
}

/** The log of a document from its newest state on, page by page. */
async function* logOf({ db }: Platform, row: DocumentRow) {
  for (let after = 0; ; ) {
    const { snapshot, parts, more } = await readLog(db, row, { after, guest: false });
    if (snapshot) yield { snapshot: await wholeState(db, row.id, snapshot) };
    yield* parts;
    const last = parts.at(-1)?.n;
    if (!more || last === undefined) return;
    after = last;
  }
}

/** A title as the server has it: in words, or as its browsers sealed it. */
const titleIn = (config: Platform["config"], row: DocumentRow) => {
  const sealed = sealedTitleOf(row);
  return sealed === null ? { title: titleOf(config, row) } : { sealed_title: sealed };
};

/** A document of one's own: its keys, or what of them is wrapped for its owner, and all that is written in it, sealed as it is stored. */
async function* ownDocument(platform: Platform, row: DocumentRow): AsyncGenerator<PersonalFile> {
  const { db, config, storage } = platform;
  const locked = await lockedFor(db, { row, role: "owner" }, row.ownerId);
  const head = {
    ...titleIn(config, row),
    kind: row.kind,
    keys: await keysOf(db, config, row.id),
    ...(locked && { given: locked.given, chain: locked.chain }),
  };
  yield jsonListFile(`documents/${row.id}.json`, head, "log", () => logOf(platform, row));
  for (const { id, file } of await listAssets(db, row.id))
    yield* storedFile(storage, `documents/${row.id}/${id}.bin`, file);
}

async function* collect(platform: Platform, memberId: string): AsyncGenerator<PersonalFile> {
  const { db, config } = platform;
  const rows = await listPersonal(db, memberId);
  yield jsonFile("documents.json", {
    documents: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      ...titleIn(config, row),
      role: row.role,
      since: row.addedAt,
      created_at: row.createdAt,
      changed_at: row.changedAt,
      trashed_at: row.trashedAt,
    })),
    written: await countWritten(db, memberId),
    links: await listPersonalLinks(db, memberId),
  });
  for (const row of rows) if (row.role === "owner") yield* ownDocument(platform, row);
}

/** What was theirs alone goes; what editors write in as well becomes the first of them's; where they were one of several they leave. */
async function erase(platform: Platform, tx: Tx, memberId: string): Promise<void> {
  for (const { id, kind, heir } of await lockOwned(tx, memberId)) {
    const row = heir === null ? null : await findAnyDocument(tx, id);
    if (row && heir !== null) {
      await makeOwner(platform, tx, row, heir);
      continue;
    }
    const people = (await listPeople(tx, id)).map((one) => one.memberId).filter((one) => one !== memberId);
    await removeFiles(platform, tx, await deleteDocuments(tx, [id]));
    await publishRemoved(platform, tx, { id, kind }, people);
  }
  // Those that were just handed over are among them.
  for (const id of await lockJoined(tx, memberId)) {
    const row = await findAnyDocument(tx, id);
    if (row) await takeOut(platform, tx, row, memberId);
  }
}

/** What documents hold about a member. */
export const documentsPersonal = (platform: Platform): PersonalData => ({
  erase: { after: [], run: (tx, memberId) => erase(platform, tx, memberId) },
  collect: (memberId) => collect(platform, memberId),
});

import type { KeyReader } from "@kompagnon/contract/documents/key-model.ts";
import type { SharedDocument } from "@kompagnon/contract/documents/link-model.ts";
import type { LogPage as SentPage, Snapshot as SentState } from "@kompagnon/contract/documents/log-model.ts";
import { documentsPaths } from "@kompagnon/contract/documents/paths.ts";
import { custodyOf, type DocumentKind } from "@kompagnon/contract/documents/rules.ts";
import { type Bytes, fromBase64, toBase64 } from "#platform/bytes.ts";
import { ApiError, call } from "#platform/call.ts";
import {
  emptyChain,
  remember,
  requireKnownFormat,
  withKeys,
  withLinkKeys,
} from "../custody/document-keys.ts";
import { openLinkKey, tokenOf } from "../custody/link-key.ts";
import { GUEST, signingAs } from "../custody/signers.ts";
import {
  EpochChanged,
  type LogPage,
  type LogSnapshot,
  type OutPart,
  UNSIGNED,
  type Wire,
} from "../engine/wire.ts";
import { keysOf, type Opened } from "./opened.ts";

/** How a document is reached: as one of its people, or by a link. Everything rejects with ApiError. */
export type Source = Wire & {
  open: () => Promise<Opened>;
  /** The address of its live connection, good for one. */
  liveAddress: () => Promise<string>;
  asset: (assetId: string) => Promise<Blob>;
  /** Takes in what was known before: keys that are handed out later have to belong to them. */
  remember: (opened: Opened) => void;
};

/** A sealed state as it is worked with; `next` reads the piece from a byte on. */
export async function readSnapshot(
  first: SentState,
  next: (from: number) => Promise<SentState>,
): Promise<LogSnapshot> {
  const { covers, epoch, session, bytes: length, comments_bytes: commentsLength } = first;
  const bytes = new Uint8Array(length + (commentsLength ?? 0));
  for (let at = 0; at < bytes.length; ) {
    const piece = fromBase64(at === 0 ? first.piece : (await next(at)).piece);
    if (piece.length === 0 || at + piece.length > bytes.length) throw new ApiError("internal", "");
    bytes.set(piece, at);
    at += piece.length;
  }
  return {
    covers,
    epoch,
    session,
    sealed: bytes.slice(0, length),
    sealedComments: commentsLength === null ? null : bytes.slice(length),
  };
}

/** So often a page is read again whose state was replaced meanwhile. */
const PAGE_TRIES = 3;

/** Reads a page of the log, and the rest of the state that it begins with. */
async function readLog(
  load: () => Promise<SentPage>,
  piece: (session: string, from: number) => Promise<SentState>,
): Promise<LogPage> {
  for (let tries = 1; ; tries += 1)
    try {
      const page = await load();
      const state = page.snapshot;
      return readPage(page, state && (await readSnapshot(state, (from) => piece(state.session, from))));
    } catch (failure) {
      const isReplaced = failure instanceof ApiError && failure.code === "snapshot_outdated";
      if (!isReplaced || tries === PAGE_TRIES) throw failure;
    }
}

const readPage = ({ parts, n, more }: SentPage, snapshot: LogSnapshot | null): LogPage => ({
  n,
  more,
  snapshot,
  parts: parts.map(({ sealed, author_id: author, ...part }) => ({
    ...part,
    author,
    sealed: fromBase64(sealed),
  })),
});

const written = ({ session, seq, epoch, purpose, sealed }: OutPart) => ({
  session,
  seq,
  epoch,
  purpose,
  sealed: toBase64(sealed),
});

/** As one of its people. */
export const memberSource = (id: string, memberId: string): Source => {
  const known = emptyChain();
  let readers: readonly KeyReader[] = [];
  const open = async (): Promise<Opened> => {
    const document = await call("GET /api/documents/{id}", { params: { id } });
    readers = document.locked?.readers ?? [];
    return { by: "member", document: await withKeys(document, known) };
  };
  return {
    ...memberLog(id),
    open,
    keys: async () => keysOf(await open()),
    signing: signingAs(memberId, () => readers),
    remember: ({ by, document }) => {
      if (by !== "member" || !document.locked) return;
      readers = document.locked.readers;
      remember(known, document);
    },
  };
};

/** A document's log, as one of its people reaches it. */
const memberLog = (id: string): Pick<Source, "append" | "load" | "liveAddress" | "asset"> => ({
  append: async (parts) => {
    try {
      const body = { parts: parts.map(written) };
      return (await call("POST /api/documents/{id}/parts", { params: { id }, body })).parts;
    } catch (failure) {
      throw failure instanceof ApiError && failure.code === "epoch_changed" ? new EpochChanged() : failure;
    }
  },
  load: (after, below) =>
    readLog(
      () =>
        call("GET /api/documents/{id}/parts", {
          params: { id },
          query: below === null ? { after } : { after, below },
        }),
      (session, from) =>
        call("GET /api/documents/{id}/states/{session}", { params: { id, session }, query: { from } }),
    ),
  liveAddress: async () => {
    const { ticket } = await call("POST /api/documents/{id}/live-ticket", { params: { id } });
    return documentsPaths.live(id, ticket);
  },
  asset: (assetId) =>
    call("GET /api/documents/{id}/assets/{asset_id}", { params: { id, asset_id: assetId } }),
});

/** A link from its address: with custody `members` a secret, of which the server knows only a token. */
export const openLink = async (
  kind: DocumentKind,
  inAddress: string,
): Promise<{ token: string; first: SharedDocument }> => {
  const token = custodyOf(kind) === "server" ? inAddress : await tokenOf(inAddress);
  return { token, first: await call("POST /api/documents/links/open", { body: { token } }) };
};

/** By a link, which may only be read. `first` is what it opened already. */
export const linkSource = (
  { token, first }: { token: string; first: SharedDocument },
  inAddress: string,
): Source => {
  let opened: SharedDocument | null = first;
  const known = emptyChain();
  const open = async (): Promise<Opened> => {
    const answer = opened ?? (await call("POST /api/documents/links/open", { body: { token } }));
    opened = null;
    requireKnownFormat(answer);
    if (!answer.locked)
      return { by: "link", document: { ...answer, title: answer.title ?? "", signedFrom: null } };
    const key = await openLinkKey(inAddress, answer.id, answer.locked.link);
    return { by: "link", document: await withLinkKeys(answer, key, known) };
  };
  return {
    open,
    keys: async () => keysOf(await open()),
    signing: first.locked ? GUEST : UNSIGNED,
    remember: () => undefined,
    append: () => Promise.reject(new ApiError("forbidden", "", { status: 403 })),
    load: (after, below) =>
      readLog(
        () =>
          call("POST /api/documents/links/parts", {
            body: below === null ? { token, after } : { token, after, below },
          }),
        (session, from) => call("POST /api/documents/links/states", { body: { token, session, from } }),
      ),
    liveAddress: async () => {
      const { ticket } = await call("POST /api/documents/links/live-ticket", { body: { token } });
      return documentsPaths.live(first.id, ticket);
    },
    asset: (assetId) => call("POST /api/documents/links/asset", { body: { token, asset_id: assetId } }),
  };
};

/** A sealed picture as the server takes it. */
export async function sendAsset(id: string, assetId: string, sealed: Bytes): Promise<void> {
  await call("PUT /api/documents/{id}/assets/{asset_id}", {
    params: { id, asset_id: assetId },
    file: new Blob([sealed], { type: "application/octet-stream" }),
  });
}

/** Takes a picture away for good; one that is gone already is no failure. */
export async function removeAsset(id: string, assetId: string): Promise<void> {
  try {
    await call("DELETE /api/documents/{id}/assets/{asset_id}", { params: { id, asset_id: assetId } });
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== "not_found") throw failure;
  }
}

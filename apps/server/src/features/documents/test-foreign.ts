import { randomUUID } from "node:crypto";
import { documents } from "@kompagnon/contract/documents/endpoints.ts";
import {
  aDocument,
  aKey,
  anOwner,
  aPart,
  aPresentation,
  aSealed,
  aSession,
  aWrap,
  epochFile,
  joined,
  stateFile,
} from "#features/documents/test-documents.ts";
import { foreign } from "#testing/foreign.ts";

/** Documents of two others: one to be worked with, and ones that are put away, restored, deleted, left, and handed over. */
export const documentsForeign = foreign(
  documents.endpoints,
  async ({ server }) => {
    const anna = await anOwner(server);
    const one = async () => ({ id: (await aDocument(anna)).id });
    const trashed = async () => {
      const params = await one();
      await anna.must("DELETE /api/documents/{id}", { params });
      return params;
    };
    const mine = await one();
    const berta = await joined(server, anna, mine.id, "commenter");
    const dropped = await joined(server, anna, mine.id, "viewer");
    const guest = await joined(server, anna, mine.id, "viewer");
    await anna.must("DELETE /api/documents/{id}/people/{user_id}", {
      params: { ...mine, user_id: guest.id },
    });
    const asset = randomUUID();
    const unwanted = randomUUID();
    const file = new Blob([Buffer.from(aSealed(), "base64")], { type: "application/octet-stream" });
    for (const asset_id of [asset, unwanted])
      await anna.must("PUT /api/documents/{id}/assets/{asset_id}", { params: { ...mine, asset_id }, file });
    const versioned = await one();
    const state = { session: aSession(), sealed: aSealed(), sealed_comments: null };
    await anna.must("POST /api/documents/{id}/snapshots", {
      params: versioned,
      file: stateFile({ ...state, covers: 1, epoch: 1 }),
    });
    const sealed = await aPresentation(anna);
    const handed = await one();
    await anna.must("POST /api/documents/{id}/people", {
      params: handed,
      body: { user_id: berta.id, role: "editor" },
    });
    const { id: link } = await anna.must("POST /api/documents/{id}/links", {
      params: mine,
      body: { hours: 1 },
    });
    return {
      by: anna,
      anna,
      berta,
      guest,
      sealed,
      dropped,
      mine,
      versioned,
      handed,
      asset,
      unwanted,
      file,
      link,
      state,
      away: await one(),
      back: await trashed(),
      gone: await trashed(),
      rekeyed: await one(),
    };
  },
  {
    "GET /api/documents/{id}": ({ by, mine }) => ({ by, params: mine }),
    "PATCH /api/documents/{id}": ({ by, mine }) => ({ by, params: mine, body: { title: "Gekapert" } }),
    "DELETE /api/documents/{id}": ({ by, away }) => ({ by, params: away }),
    "POST /api/documents/{id}/restore": ({ by, back }) => ({ by, params: back }),
    "DELETE /api/documents/{id}/trash": ({ by, gone }) => ({ by, params: gone }),
    "GET /api/documents/{id}/parts": ({ by, mine }) => ({ by, params: mine }),
    "GET /api/documents/{id}/states/{session}": ({ by, versioned, state }) => ({
      by,
      params: { ...versioned, session: state.session },
      query: { from: 0 },
    }),
    "POST /api/documents/{id}/parts": ({ by, mine }) => ({ by, params: mine, body: { parts: [aPart()] } }),
    "POST /api/documents/{id}/snapshots": ({ by, mine, state }) => ({
      by,
      params: mine,
      file: stateFile({ ...state, covers: 1, epoch: 1 }),
    }),
    "GET /api/documents/{id}/versions": ({ by, mine }) => ({ by, params: mine }),
    "GET /api/documents/{id}/versions/{covers}": ({ by, versioned }) => ({
      by,
      params: { ...versioned, covers: "1" as never },
    }),
    "PATCH /api/documents/{id}/versions/{covers}": ({ by, versioned }) => ({
      by,
      params: { ...versioned, covers: "1" as never },
      body: { name: "Gekapert" },
    }),
    "POST /api/documents/{id}/epochs": ({ by, rekeyed, state }) => ({
      by,
      params: rekeyed,
      file: epochFile({ epoch: 2, key: aKey(), snapshot: { ...state, covers: 1 } }),
    }),
    "GET /api/documents/{id}/assets": ({ by, mine }) => ({ by, params: mine }),
    "DELETE /api/documents/{id}/assets/{asset_id}": ({ by, mine, unwanted }) => ({
      by,
      params: { ...mine, asset_id: unwanted },
    }),
    "PUT /api/documents/{id}/assets/{asset_id}": ({ by, mine, file }) => ({
      by,
      params: { ...mine, asset_id: randomUUID() },
      file,
    }),
    "GET /api/documents/{id}/assets/{asset_id}": ({ by, mine, asset }) => ({
      by,
      params: { ...mine, asset_id: asset },
    }),
    "GET /api/documents/{id}/live": ({ by, mine }) => ({
      by,
      params: mine,
      query: { ticket: "keiner" },
      // It opens only with a ticket, which is issued by POST …/live-ticket.
      refusal: "not_found",
    }),
    "POST /api/documents/{id}/live-ticket": ({ by, mine }) => ({ by, params: mine }),
    "GET /api/documents/{id}/people": ({ by, mine }) => ({ by, params: mine }),
    "POST /api/documents/{id}/people": ({ by, mine, guest }) => ({
      by,
      params: mine,
      body: { user_id: guest.id, role: "viewer" },
    }),
    "PATCH /api/documents/{id}/people/{user_id}": ({ by, mine, berta }) => ({
      by,
      params: { ...mine, user_id: berta.id },
      body: { role: "viewer" },
    }),
    "DELETE /api/documents/{id}/people/{user_id}": ({ by, mine, dropped }) => ({
      by,
      params: { ...mine, user_id: dropped.id },
    }),
    "DELETE /api/documents/{id}/entries": ({ by, mine, guest }) => ({
      by,
      params: mine,
      query: { author: guest.id },
    }),
    "POST /api/documents/{id}/owner": ({ by, handed, berta }) => ({
      by,
      params: handed,
      body: { user_id: berta.id },
    }),
    "PUT /api/documents/{id}/keys": ({ by, sealed }) => ({
      by,
      params: { id: sealed.id },
      body: { epoch: 1, wraps: [{ ...aWrap(sealed.keys), reader: by.id }] },
    }),
    "POST /api/documents/{id}/keys/back": ({ by, sealed }) => ({
      by,
      params: { id: sealed.id },
      body: { epoch: 1 },
    }),
    "POST /api/documents/{id}/mentions": ({ by, mine, berta }) => ({
      by,
      params: mine,
      body: { user_ids: [berta.id] },
    }),
    "GET /api/documents/{id}/links": ({ by, mine }) => ({ by, params: mine }),
    "POST /api/documents/{id}/links": ({ by, mine }) => ({ by, params: mine, body: { hours: 1 } }),
    "DELETE /api/documents/{id}/links/{link_id}": ({ by, mine, link }) => ({
      by,
      params: { ...mine, link_id: link },
    }),
  },
);

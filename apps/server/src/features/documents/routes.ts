import {
  documentsEndpoints,
  linksEndpoints,
  peopleEndpoints,
} from "@kompagnon/contract/documents/endpoints.ts";
import { logEndpoints } from "@kompagnon/contract/documents/log-endpoints.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { assetOf, assetsOf, dropAsset, keepAsset, linkedAsset } from "#features/documents/assets.ts";
import { giveKeyBack, giveKeys } from "#features/documents/give-keys.ts";
import {
  endLink,
  linksOf,
  makeLink,
  openLink,
  readLinked,
  readLinkedPiece,
} from "#features/documents/links.ts";
import { connect, linkedTicket, ticketFor } from "#features/documents/live/connect.ts";
import { loadDocument } from "#features/documents/locks.ts";
import { append, readLog, readPiece } from "#features/documents/log.ts";
import {
  bringIn,
  changeRole,
  dropFormer,
  mention,
  peopleOf,
  removePerson,
  transferOwnership,
} from "#features/documents/people.ts";
import {
  createDocument,
  deleteForGood,
  documentOf,
  documentsOf,
  renameDocument,
  restoreDocument,
  trashDocument,
} from "#features/documents/service.ts";
import { changeKey, nameState, saveState, stateOf, statesOf } from "#features/documents/snapshots.ts";
import { addressGroup, addressOf } from "#platform/http/limits.ts";
import { serve } from "#platform/http/serve.ts";
import { Turns } from "#platform/http/turns.ts";
import type { Platform } from "#platform/platform.ts";

/** Pages of a log are read one at a time by each member, and by each address that a link is opened from. */
const reads = new Turns();
const guestOf = (request: FastifyRequest, token: string): string =>
  `${token} ${addressGroup(addressOf(request))}`;

/** Registers the routes of the documents feature. */
export function documentsRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, documentsEndpoints, {
    "GET /api/documents": ({ viewer, query }) => documentsOf(platform, viewer.id, query),
    "POST /api/documents": ({ viewer, body }) => createDocument(platform, viewer, body),
    "GET /api/documents/{id}": ({ viewer, params }) => documentOf(platform, viewer, params.id),
    "PATCH /api/documents/{id}": ({ viewer, params, body }) =>
      renameDocument(platform, viewer, params.id, body),
    "DELETE /api/documents/{id}": async ({ viewer, params }) => {
      await trashDocument(platform, viewer, params.id);
    },
    "POST /api/documents/{id}/restore": ({ viewer, params }) => restoreDocument(platform, viewer, params.id),
    "DELETE /api/documents/{id}/trash": async ({ viewer, params }) => {
      await deleteForGood(platform, viewer, params.id);
    },
  });
  logRoutes(app, platform);
  peopleRoutes(app, platform);
  linkRoutes(app, platform);
}

function logRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  serve(app, logEndpoints, {
    "GET /api/documents/{id}/parts": async ({ viewer, params, query, reply }) => {
      await reads.take(viewer.id, reply);
      const { row } = await loadDocument(db, params.id, viewer.id);
      return readLog(db, row, { ...query, guest: false });
    },
    "GET /api/documents/{id}/states/{session}": async ({ viewer, params, query, reply }) => {
      await reads.take(viewer.id, reply);
      const { row } = await loadDocument(db, params.id, viewer.id);
      return readPiece(db, row.id, { ...query, session: params.session, guest: false });
    },
    "POST /api/documents/{id}/parts": ({ viewer, params, body }) =>
      append(platform, viewer, params.id, body.parts),
    "POST /api/documents/{id}/snapshots": ({ viewer, params, file }) =>
      saveState(platform, viewer, params.id, file),
    "GET /api/documents/{id}/versions": ({ viewer, params, query }) =>
      statesOf(platform, viewer.id, params.id, query),
    "GET /api/documents/{id}/versions/{covers}": async ({ viewer, params, query, reply }) => {
      await reads.take(viewer.id, reply);
      return stateOf(platform, viewer.id, params.id, { covers: params.covers, from: query.from });
    },
    "PATCH /api/documents/{id}/versions/{covers}": ({ viewer, params, body }) =>
      nameState(platform, viewer, { id: params.id, covers: params.covers, name: body.name }),
    "POST /api/documents/{id}/epochs": ({ viewer, params, file }) =>
      changeKey(platform, viewer, params.id, file),
    "GET /api/documents/{id}/assets": ({ viewer, params, query }) =>
      assetsOf(platform.db, viewer.id, params.id, query),
    "DELETE /api/documents/{id}/assets/{asset_id}": async ({ viewer, params }) => {
      await dropAsset(platform, viewer, params);
    },
    "PUT /api/documents/{id}/assets/{asset_id}": ({ viewer, params, file }) =>
      keepAsset(platform, viewer, params, file),
    "GET /api/documents/{id}/assets/{asset_id}": ({ viewer, params, request, reply }) =>
      assetOf(platform, viewer.id, params, { request, reply }),
    "GET /api/documents/{id}/live": ({ params, query, request, reply }) =>
      connect(platform, { id: params.id, ticket: query.ticket }, { request, reply }),
    "POST /api/documents/{id}/live-ticket": ({ viewer, params }) => ticketFor(platform, viewer, params.id),
  });
}

function peopleRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, peopleEndpoints, {
    "GET /api/documents/{id}/people": ({ viewer, params }) => peopleOf(platform.db, viewer.id, params.id),
    "POST /api/documents/{id}/people": ({ viewer, params, body }) =>
      bringIn(platform, viewer, params.id, body),
    "PATCH /api/documents/{id}/people/{user_id}": ({ viewer, params, body }) =>
      changeRole(platform, viewer, { id: params.id, memberId: params.user_id, role: body.role }),
    "DELETE /api/documents/{id}/people/{user_id}": async ({ viewer, params }) => {
      await removePerson(platform, viewer, params.id, params.user_id);
    },
    "DELETE /api/documents/{id}/entries": async ({ viewer, params, query }) => {
      await dropFormer(platform, viewer, params.id, query.author);
    },
    "POST /api/documents/{id}/owner": ({ viewer, params, body }) =>
      transferOwnership(platform, viewer, params.id, body.user_id),
    "POST /api/documents/{id}/keys/back": ({ viewer, params, body }) =>
      giveKeyBack(platform, viewer, params.id, body),
    "PUT /api/documents/{id}/keys": ({ viewer, params, body }) => giveKeys(platform, viewer, params.id, body),
    "POST /api/documents/{id}/mentions": async ({ viewer, params, body }) => {
      await mention(platform, viewer, params.id, body.user_ids);
    },
  });
}

function linkRoutes(app: FastifyInstance, platform: Platform): void {
  serve(app, linksEndpoints, {
    "GET /api/documents/{id}/links": ({ viewer, params }) => linksOf(platform.db, viewer.id, params.id),
    "POST /api/documents/{id}/links": ({ viewer, params, body }) =>
      makeLink(platform, viewer, params.id, body),
    "DELETE /api/documents/{id}/links/{link_id}": async ({ viewer, params }) => {
      await endLink(platform, viewer, params.id, params.link_id);
    },
    "POST /api/documents/links/open": ({ body }) => openLink(platform, body.token),
    "POST /api/documents/links/parts": async ({ body, request, reply }) => {
      await reads.take(guestOf(request, body.token), reply);
      return readLinked(platform, body);
    },
    "POST /api/documents/links/states": async ({ body, request, reply }) => {
      await reads.take(guestOf(request, body.token), reply);
      return readLinkedPiece(platform, body);
    },
    "POST /api/documents/links/asset": ({ body, request, reply }) =>
      linkedAsset(platform, body, { request, reply }),
    "POST /api/documents/links/live-ticket": ({ body }) => linkedTicket(platform, body.token),
  });
}

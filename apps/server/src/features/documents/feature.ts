import { documentsListeners } from "#features/documents/listeners.ts";
import { roomsOf } from "#features/documents/live/rooms.ts";
import { documentsNotifications, notifyOfDocuments } from "#features/documents/notifications.ts";
import { documentsPersonal } from "#features/documents/personal.ts";
import { documentsJobs } from "#features/documents/retention.ts";
import { documentsRoutes } from "#features/documents/routes.ts";
import type * as tables from "#features/documents/tables.ts";
import type { Feature } from "#platform/feature.ts";

const SHARED_CONTENT = { stays: "what was written together stays the others', without a name on it" };
const OWN = "documents.json";

/** Documents that people write together: a log of sealed parts, who may open it, and the live connection to it. */
export const documents = {
  name: "documents",
  routes: documentsRoutes,
  jobs: documentsJobs,
  listeners: (platform) => {
    documentsListeners(platform);
    notifyOfDocuments(platform);
  },
  memberChanged: (platform, memberId) => roomsOf(platform).memberChanged(memberId),
  data: {
    documents: { exported: OWN, erased: "by erase" },
    documentPeople: { exported: OWN, erased: "with the member" },
    documentEpochs: { exported: OWN, erased: "by erase" },
    documentParts: { exported: OWN, erased: SHARED_CONTENT },
    documentSnapshots: { exported: OWN, erased: SHARED_CONTENT },
    documentLinks: {
      exported: OWN,
      erased: { stays: "a link to what is the others' now, without a name on it" },
    },
    documentAssets: { exported: OWN, erased: SHARED_CONTENT },
    documentWraps: { exported: OWN, erased: "with the member" },
    documentTickets: { exported: { not: "good for half a minute" }, erased: "with the member" },
  },
  personal: documentsPersonal,
  notifications: documentsNotifications,
} as const satisfies Feature<typeof tables>;

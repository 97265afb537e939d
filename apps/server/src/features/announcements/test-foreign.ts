import { announcementsEndpoints } from "@kompagnon/contract/announcements/endpoints.ts";
import { foreign } from "#testing/foreign.ts";

const announcement = { kind: "info", audience: "team", texts: { de: "Nur zum Probieren." } } as const;

/** Announcements for the team alone, which members know nothing of. */
export const announcementsForeign = foreign(
  announcementsEndpoints,
  async ({ admin: by }) => {
    const written = async () => {
      const { id } = await by.must("POST /api/admin/announcements", { body: announcement });
      return { by, params: { id } };
    };
    return { dismissed: await written(), changed: await written(), ended: await written() };
  },
  {
    "PUT /api/announcements/{id}/dismissal": ({ dismissed }) => dismissed,
    "PUT /api/admin/announcements/{id}": ({ changed }) => ({ ...changed, body: announcement }),
    "POST /api/admin/announcements/{id}/end": ({ ended }) => ({ ...ended, body: { reason: "x" } }),
  },
);

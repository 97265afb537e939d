import { notificationsEndpoints } from "@kompagnon/contract/notifications/endpoints.ts";
import { notify } from "#features/notifications/public.ts";
import { unsubscribeToken } from "#platform/mail/layout.ts";
import { aMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A notification of another member. */
export const notificationsForeign = foreign(
  notificationsEndpoints,
  async ({ server: { platform, ...server } }) => {
    const owner = await aMember(server);
    const fan = await aMember(server);
    const notice = {
      memberId: owner.id,
      actorId: fan.id,
      type: "follow",
      bundle: "follow:x",
      text: null,
      about: {},
    } as const;
    await platform.db.transaction((tx) => notify(platform, tx, notice));
    const { items } = await owner.must("GET /api/notifications");
    const [told] = items;
    if (!told) throw new Error("a notification is in its member's list");
    const token = unsubscribeToken(platform.config.secret, { kind: "digest", ref: owner.id });
    return {
      own: { by: owner, params: { id: told.id } },
      // Its reader's mail program has it, and no session.
      mail: { by: owner, params: { token }, open: "the token is the permission" },
    };
  },
  {
    "DELETE /api/notifications/{id}": ({ own }) => own,
    "POST /api/mail/unsubscribe/{token}": ({ mail }) => mail,
    "GET /api/mail/unsubscribe/{token}": ({ mail }) => mail,
  },
);

import { verificationEndpoints } from "@kompagnon/contract/verification/endpoints.ts";
import {
  aDocumentFile,
  aReviewer,
  aWaitingMember,
  someData,
} from "#features/verification/test-verification.ts";
import { aMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A draft of one's own, and cases that wait. */
export const verificationForeign = foreign(
  verificationEndpoints,
  async ({ server }) => {
    const drafting = await aMember(server);
    await drafting.must("POST /api/verification", { body: someData() });
    const opened = async () => {
      const by = await aReviewer(server);
      const { id } = await aWaitingMember(server);
      const params = { id };
      const { images } = await by.must("POST /api/admin/verifications/{id}/open", { params });
      const key = new URL(images[0]?.url ?? "", server.url).searchParams.get("key") ?? "";
      return { by, params, key };
    };
    const viewed = await opened();
    const released = await opened();
    const approved = await opened();
    const rejected = await opened();
    const waiting = { by: await aReviewer(server), params: { id: (await aWaitingMember(server)).id } };
    return { drafting, file: await aDocumentFile("front"), waiting, viewed, released, approved, rejected };
  },
  {
    "PUT /api/verification/images/{side}": ({ drafting, file }) => ({
      by: drafting,
      params: { side: "front" },
      file,
      open: "a side of one's own document: it is not about anybody else's",
    }),
    "POST /api/admin/verifications/{id}/open": ({ waiting }) => waiting,
    "GET /api/admin/verifications/{id}/images/{side}": ({ viewed: { by, params, key } }) => ({
      by,
      params: { ...params, side: "front" },
      query: { key },
    }),
    "POST /api/admin/verifications/{id}/release": ({ released: { by, params } }) => ({ by, params }),
    "POST /api/admin/verifications/{id}/approve": ({ approved: { by, params } }) => ({ by, params }),
    "POST /api/admin/verifications/{id}/reject": ({ rejected: { by, params } }) => ({
      by,
      params,
      body: { reason: "unreadable", text: "" },
    }),
  },
);

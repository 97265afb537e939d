import { agreements } from "@kompagnon/contract/agreements/endpoints.ts";
import { anAgreement, sends, written } from "#features/agreements/test-agreements.ts";
import { foreign } from "#testing/foreign.ts";

/** Agreements of two others: one to be worked with, one that is sent, and ones that can be withdrawn, declined, signed, deleted. */
export const agreementsForeign = foreign(
  agreements.endpoints,
  async ({ server }) => {
    const { anna, berta, params } = await anAgreement(server);
    const another = async () => {
      const { id } = await written(anna);
      await sends(anna, id, berta);
      return { id };
    };
    const draft = await written(anna);
    const withdrawn = await another();
    const declined = await another();
    const signed = await another();
    const { version } = await anna.must("GET /api/agreements/{id}", { params: signed });
    return {
      mine: { by: anna, params },
      draft: { by: anna, params: { id: draft.id } },
      deleted: { by: anna, params: { id: (await written(anna)).id } },
      text_version: draft.text_version,
      berta,
      withdrawn: { by: anna, params: withdrawn },
      declined: { by: berta, params: declined },
      signed: { by: berta, params: signed },
      hash: version?.hash ?? "",
    };
  },
  {
    "GET /api/agreements/{id}": ({ mine }) => mine,
    "PATCH /api/agreements/{id}": ({ draft, text_version }) => ({
      ...draft,
      body: { text_version },
    }),
    "DELETE /api/agreements/{id}": ({ deleted }) => deleted,
    "POST /api/agreements/{id}/send": ({ draft, text_version, berta }) => ({
      ...draft,
      body: { user_id: berta.id, text_version },
    }),
    "POST /api/agreements/{id}/withdraw": ({ withdrawn }) => withdrawn,
    "POST /api/agreements/{id}/decline": ({ declined }) => declined,
    "PUT /api/agreements/{id}/signature": ({ signed, hash }) => ({
      ...signed,
      body: { hash, name: "Gekapert" },
    }),
    "GET /api/agreements/{id}/file": ({ mine }) => ({ ...mine, query: { format: "docx" } }),
  },
);

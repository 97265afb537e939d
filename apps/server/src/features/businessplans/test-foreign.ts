import { businessplans } from "@kompagnon/contract/businessplans/endpoints.ts";
import { aMember } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

const BEGINNING = { title: "Röstwerk", family: "goods", language: "de" } as const;

/** A member's plan to edit, and one to delete. */
export const businessplansForeign = foreign(
  businessplans.endpoints,
  async ({ server }) => {
    const anna = await aMember(server);
    const plan = await anna.must("POST /api/business-plans", { body: BEGINNING });
    const deleted = await anna.must("POST /api/business-plans", { body: BEGINNING });
    return {
      mine: { by: anna, params: { id: plan.id } },
      deleted: { by: anna, params: { id: deleted.id } },
    };
  },
  {
    "GET /api/business-plans/{id}": ({ mine }) => mine,
    "PATCH /api/business-plans/{id}": ({ mine }) => ({ ...mine, body: { version: 1, title: "Gekapert" } }),
    "DELETE /api/business-plans/{id}": ({ deleted }) => deleted,
    "GET /api/business-plans/{id}/file": ({ mine }) => ({ ...mine, query: { format: "docx" } }),
  },
);

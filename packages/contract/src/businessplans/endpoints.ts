import { z } from "zod";
import { endpoints } from "../wire/endpoint.ts";
import { id } from "../wire/model.ts";
import {
  businessPlan,
  businessPlanCard,
  planAuthor,
  planChapters,
  planFamily,
  planLanguage,
  planNumbers,
  planTitle,
} from "./model.ts";
import { BUSINESS_PLANS_MAX } from "./rules.ts";

const params = { id };
/** Twelve chapters of up to 3,000 characters in any script, and the numbers. */
const bodyLimit = 192 * 1024;

/** Business plans: written step by step, calculated, taken along as a file; open to every member (product: money). */
export const businessplansEndpoints = endpoints({
  "GET /api/business-plans": {
    about: "My business plans, the last changed first.",
    access: "member",
    limit: "240/minute",
    output: z.object({ items: z.array(businessPlanCard).max(BUSINESS_PLANS_MAX) }),
  },
  "POST /api/business-plans": {
    about: "Begins a business plan, empty or as a copy of one of mine.",
    access: "member",
    limit: "30/hour",
    body: z.object({ title: planTitle, family: planFamily, language: planLanguage, copy_of: id.optional() }),
    output: businessPlan,
    status: 201,
    errors: { too_many_business_plans: 409 },
  },
  "GET /api/business-plans/{id}": {
    about: "A business plan of mine.",
    access: "member",
    limit: "240/minute",
    params,
    output: businessPlan,
  },
  "PATCH /api/business-plans/{id}": {
    about:
      "Changes a business plan of mine; refused if it was changed elsewhere since the version that is named.",
    access: "member",
    limit: "120/minute",
    params,
    bodyLimit,
    body: z.object({
      version: z.int().min(1).max(1_000_000),
      title: planTitle.optional(),
      author: planAuthor.optional(),
      family: planFamily.optional(),
      language: planLanguage.optional(),
      chapters: planChapters.partial().optional(),
      numbers: planNumbers.optional(),
    }),
    output: businessPlan,
    errors: { business_plan_stale: 409 },
  },
  "DELETE /api/business-plans/{id}": {
    about: "Deletes a business plan of mine.",
    access: "member",
    limit: "60/hour",
    params,
  },
  "GET /api/business-plans/{id}/file": {
    about: "A business plan of mine as a file, with its numbers.",
    access: "member",
    limit: "120/hour",
    params,
    query: { format: z.enum(["pdf", "docx"]) },
    download: "application/octet-stream",
    errors: { papers_unavailable: 503 },
  },
});

/** The HTTP routes of business plans. */
export const businessplans = { endpoints: businessplansEndpoints, events: {} };

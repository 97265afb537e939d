import { publicPagesEndpoints } from "@kompagnon/contract/publicpages/endpoints.ts";
import { aJob } from "#features/jobs/test-jobs.ts";
import { anEstablishedMember, aPictureFile } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A job of another member with a page, and that member's card. */
export const publicPagesForeign = foreign(
  publicPagesEndpoints,
  async ({ server }) => {
    const owner = await anEstablishedMember(server);
    const file = await aPictureFile();
    await owner.must("POST /api/profiles/{userId}/avatar", { params: { userId: owner.id }, file });
    const { username } = await owner.must("GET /api/profiles/{userId}", { params: { userId: owner.id } });
    const { id } = await aJob(owner);
    const card = { kind: "member", id: owner.id } as const;
    await owner.must("PUT /api/public-pages/{kind}/{id}", { params: card, body: { open: true } });
    return { owner, name: username ?? "", job: { kind: "job", id } as const };
  },
  {
    "GET /api/public-pages/{kind}/{id}": ({ owner, job }) => ({ by: owner, params: job }),
    "PUT /api/public-pages/{kind}/{id}": ({ owner, job }) => ({
      by: owner,
      params: job,
      body: { open: true },
    }),
    "GET /api/og/{kind}/{file}": ({ owner, name }) => ({
      by: owner,
      params: { kind: "member", file: `${name}.png` },
      query: {},
      open: "shows what is open to everybody",
    }),
    "GET /api/og/face/{kind}/{file}": ({ owner, name }) => ({
      by: owner,
      params: { kind: "member", file: name },
      open: "shows what is open to everybody",
    }),
    "GET /api/og/site/{file}": ({ owner }) => ({
      by: owner,
      params: { file: "start.de.png" },
      open: "shows what the product is",
    }),
  },
);

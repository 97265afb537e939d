import { moderationEndpoints } from "@kompagnon/contract/moderation/endpoints.ts";
import { anUpload, aPost, aWriter } from "#features/posts/test-posts.ts";
import { aMember } from "#testing/builders.ts";
import { foreign, type World } from "#testing/foreign.ts";
import type { Person } from "#testing/person.ts";

/** The case about a member or what is theirs. */
async function caseAbout({ moderator }: World, member: Person): Promise<string> {
  const { items } = await moderator.must("GET /api/admin/reports");
  const found = items.find(({ author }) => author?.id === member.id);
  if (!found) throw new Error("what was reported is a case");
  return found.id;
}

/** A member who was warned. */
async function aWarning(world: World) {
  const member = await aMember(world.server);
  await world.moderator.must("POST /api/reports", {
    body: { subject: { kind: "member", id: member.id }, reason: "spam" },
  });
  const params = { id: await caseAbout(world, member) };
  await world.admin.must("POST /api/admin/reports/{id}/resolve", {
    params,
    body: { decision: "warned", reason: "x" },
  });
  return { by: member, params };
}

/** A reported post with a picture. */
async function aReport(world: World) {
  const author = await aWriter(world.server);
  const media = await anUpload(author);
  const post = await aPost(author, { media: [media.id] });
  await world.moderator.must("POST /api/reports", {
    body: { subject: { kind: "post", id: post.id }, reason: "spam" },
  });
  const id = await caseAbout(world, author);
  return { by: world.admin, params: { id }, mediaId: media.id };
}

/** A decision about another member, and an open case. */
export const moderationForeign = foreign(
  moderationEndpoints,
  async (world) => {
    const warning = await aWarning(world);
    const { mediaId, ...report } = await aReport(world);
    return { warning, report, media: { by: report.by, params: { id: report.params.id, mediaId } } };
  },
  {
    "POST /api/moderation/decisions/{id}/appeal": ({ warning }) => ({
      ...warning,
      body: { text: "Gekapert" },
    }),
    "GET /api/admin/reports/{id}": ({ report }) => report,
    "GET /api/admin/reports/{id}/media/{mediaId}": ({ media }) => media,
    "POST /api/admin/reports/{id}/resolve": ({ report }) => ({
      ...report,
      body: { decision: "dismissed", reason: "x" },
    }),
    "POST /api/admin/reports/{id}/appeal": ({ warning, report }) => ({
      by: report.by,
      params: warning.params,
      body: { outcome: "upheld", reason: "x" },
    }),
  },
);

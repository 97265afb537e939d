import { Readable } from "node:stream";
import { REVIEWER_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { verificationPaths } from "@kompagnon/contract/verification/paths.ts";
import { verificationJobs } from "#features/verification/jobs.ts";
import { openImage } from "#features/verification/pictures/pictures.ts";
import { attemptsOf, filesOf, imagesOf } from "#features/verification/queries.ts";
import { reviewerTopics } from "#features/verification/review/queue.ts";
import { waitingVerifications } from "#features/verification/review/review-queries.ts";
import { verificationRoutes } from "#features/verification/routes.ts";
import { openData } from "#features/verification/sealing.ts";
import type * as tables from "#features/verification/tables.ts";
import type { Feature, NotificationKinds } from "#platform/feature.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What verification holds about a member; pictures are opened while the archive is written. */
const verificationPersonal = (platform: Platform): PersonalData => ({
  files: filesOf,
  async *collect(memberId) {
    const { db, config } = platform;
    const attempts = await attemptsOf(db, memberId);
    yield jsonFile("verification.json", {
      verifications: attempts.map((attempt) => ({
        status: attempt.status,
        country: attempt.country,
        ...openData(config, attempt),
        consent_version: attempt.consentVersion,
        consent_at: attempt.consentAt,
        begun_at: attempt.createdAt,
        submitted_at: attempt.submittedAt,
        decided_at: attempt.decidedAt,
        expires_at: attempt.expiresAt,
        reason: attempt.reason,
        reason_text: attempt.reasonText,
        instruction: attempt.instruction,
      })),
    });
    for (const [nth, { id }] of attempts.entries())
      for (const image of await imagesOf(db, id))
        yield {
          path: `verification/${nth + 1}-${image.side}.webp`,
          content: async () => Readable.from([(await openImage(platform, image)) ?? Buffer.alloc(0)]),
        };
  },
});

/** The notifications that verification sends. */
const verificationNotifications: NotificationKinds<"verification_decision"> = {
  verification_decision: {
    variant: ({ outcome }) => `verification_decision.${outcome ?? "approved"}`,
    path: () => verificationPaths.start,
  },
};

/** The verification feature. */
export const verification = {
  name: "verification",
  routes: verificationRoutes,
  jobs: verificationJobs,
  topics: reviewerTopics,
  data: {
    verifications: { exported: "verification.json", erased: "with the member" },
    verificationImages: { exported: "verification.json", erased: "with the member" },
  },
  personal: verificationPersonal,
  notifications: verificationNotifications,
  waits: { verifications: { level: REVIEWER_LEVEL, look: waitingVerifications } },
  sample: {
    after: [],
    prepare: async (community) => {
      const { prepareVerifications } = await import("#features/verification/sample/load.ts");
      return prepareVerifications(community);
    },
  },
} as const satisfies Feature<typeof tables>;

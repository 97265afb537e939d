import { Readable } from "node:stream";
import { openImage } from "#features/verification/pictures/pictures.ts";
import { attemptsOf, filesOf, imagesOf } from "#features/verification/queries.ts";
import { openData } from "#features/verification/sealing.ts";
import { jsonFile, type PersonalData } from "#platform/personal.ts";
import type { Platform } from "#platform/platform.ts";

/** What verification holds about a member; pictures are opened while the archive is written. */
export const verificationPersonal = (platform: Platform): PersonalData => ({
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

import { CONTACT_DAYS, CONTACT_LEVEL } from "@kompagnon/contract/contact/rules.ts";
import { forgetSettled, messagesOfMember, openMessages } from "#features/contact/queries.ts";
import { contactRoutes } from "#features/contact/routes.ts";
import type * as tables from "#features/contact/tables.ts";
import type { Feature } from "#platform/feature.ts";
import { jsonFile } from "#platform/personal.ts";

/** Writing to the team. */
export const contact = {
  name: "contact",
  routes: contactRoutes,
  jobs: ({ jobs, db }) => {
    jobs.repeat("contact.forget", "23 4 * * *", async () => {
      await forgetSettled(db, CONTACT_DAYS);
    });
  },
  data: {
    contactMessages: { exported: "contact.json", erased: "with the member" },
    contactAnswers: { exported: "contact.json", erased: "with the member" },
  },
  personal: ({ db }) => ({
    async *collect(memberId) {
      yield jsonFile("contact.json", await messagesOfMember(db, memberId));
    },
  }),
  waits: { contact_messages: { level: CONTACT_LEVEL, look: openMessages } },
  sample: {
    after: [],
    prepare: async (community) => {
      const { loadMessages } = await import("#features/contact/sample/load.ts");
      return (tx) => loadMessages(tx, community);
    },
  },
} as const satisfies Feature<typeof tables>;

import { contactEndpoints } from "@kompagnon/contract/contact/endpoints.ts";
import { aGuest } from "#testing/builders.ts";
import { foreign } from "#testing/foreign.ts";

/** A message for each thing that is done with one. */
export const contactForeign = foreign(
  contactEndpoints,
  async ({ server, admin: by }) => {
    const written = async () => {
      await aGuest(server).must("POST /api/contact", {
        body: { name: "Fremd", email: "fremd@example.test", message: "Hallo?", language: "de" },
      });
      const { items } = await by.must("GET /api/admin/contact-messages", { query: { limit: 1 } });
      return { by, params: { id: items[0]?.id ?? "" } };
    };
    return {
      closed: await written(),
      answered: await written(),
      reopened: await written(),
      erased: await written(),
    };
  },
  {
    "POST /api/admin/contact-messages/{id}/sender": ({ closed }) => closed,
    "POST /api/admin/contact-messages/{id}/answer": ({ answered }) => ({
      ...answered,
      body: { text: "Hallo!", seen: 0 },
    }),
    "POST /api/admin/contact-messages/{id}/close": ({ closed }) => ({ ...closed, body: {} }),
    "POST /api/admin/contact-messages/{id}/reopen": ({ reopened }) => ({ ...reopened, body: {} }),
    "POST /api/admin/contact-messages/{id}/erase": ({ erased }) => ({ ...erased, body: {} }),
  },
);

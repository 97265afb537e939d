import { z } from "zod";
import { id } from "../wire/model.ts";
import { documentsEndpoints } from "./endpoints.ts";
import { linksEndpoints } from "./link-endpoints.ts";
import { logEndpoints } from "./log-endpoints.ts";
import { peopleEndpoints } from "./people-endpoints.ts";
import { DOCUMENT_KINDS } from "./rules.ts";

const about = z.object({ document_id: id, kind: z.enum(DOCUMENT_KINDS) });

/** Live events of documents, for their people; what is written in one travels on its own connection. */
const documentsEvents = {
  /** The receiver was invited. */
  document_shared: about,
  /** Title, roles or people changed, it went to the trash or came back: fetch it. */
  document_changed: about,
  /** It is not mine to open any more, or is gone. */
  document_removed: about,
};

/** The HTTP routes and live events of documents that people write together. */
export const documents = {
  endpoints: { ...documentsEndpoints, ...logEndpoints, ...peopleEndpoints, ...linksEndpoints },
  events: documentsEvents,
};

// Shared with pages that show slides at once: it is not to go away between two of them.
import "./stage/deck.css";
import { useParams } from "react-router";
import { DocumentRoom } from "#features/documents/public.ts";
import { DeckEditor } from "./doors.tsx";

/** `/dashboard/resources/presentations/{presentationId}/edit`: a deck, to be read, changed and shown. */
export default function EditPage() {
  const { presentationId = "" } = useParams();
  return (
    <DocumentRoom key={presentationId} id={presentationId} kind="presentation">
      {(open) => <DeckEditor open={open} />}
    </DocumentRoom>
  );
}

// Shared with pages that show slides at once: it is not to go away between two of them.
import "./stage/deck.css";
import { useParams } from "react-router";
import { DocumentRoom } from "#features/documents/public.ts";
import { Presenter } from "./doors.tsx";

/** `/dashboard/resources/presentations/{presentationId}/presenter`: the presenter's second window. */
export default function PresenterPage() {
  const { presentationId = "" } = useParams();
  return (
    <DocumentRoom key={presentationId} id={presentationId} kind="presentation">
      {(open) => <Presenter open={open} />}
    </DocumentRoom>
  );
}

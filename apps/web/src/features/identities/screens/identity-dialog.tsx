import { Dialog } from "#ui/dialog.tsx";
import type { Asking } from "../ask.ts";
import { useDoor } from "./identity-door.tsx";

/** The same above the page, where something that was begun needs it. */
export function IdentityDialog({ asking, onClose }: { asking: Asking; onClose: () => void }) {
  const { title, body } = useDoor({ onDone: asking.done });
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={title}>
      {body}
    </Dialog>
  );
}

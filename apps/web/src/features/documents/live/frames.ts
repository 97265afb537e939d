import type { ServerFrame } from "@kompagnon/contract/documents/frames.ts";
import { copyOf } from "#platform/bytes.ts";
import type { Replica } from "../engine/replica.ts";
import type { Cursors } from "./cursors.ts";
import type { KeyRotation } from "./key-rotation.ts";
import type { Opened } from "./opened.ts";

/** The parts of an open document that frames speak to, and what the server said of it last. */
type Receiving = {
  readonly cursors: Cursors;
  readonly replica: Replica;
  readonly upkeep: KeyRotation;
  readonly said: Opened | null;
};

/** Takes in a frame of the live connection. Returns whether title, people, rights or keys have to be read again. */
export async function takeFrame(
  frame: ServerFrame,
  { cursors, replica, upkeep, said }: Receiving,
): Promise<boolean> {
  switch (frame.kind) {
    case "cursor":
      await cursors.receive(frame.connection, frame.member, frame.sealed);
      return false;
    case "changed":
      return true;
    case "at":
      replica.heard(frame.n);
      return frame.epoch !== said?.document.epoch || (frame.rotationDue && rotationIsNews(said));
    case "part":
      // Without its key it waits in the log until there is an answer.
      await replica.receive({ ...frame, sealed: copyOf(frame.sealed) }).catch(() => undefined);
      upkeep.grown();
      return false;
    case "gone":
      cursors.gone(frame.connection);
      return false;
    default:
      cursors.announce();
      return false;
  }
}

const rotationIsNews = (opened: Opened): boolean => opened.by === "member" && !opened.document.rotation_due;

import { copyText } from "#platform/copy-text.ts";
import { isPicture, putPicture } from "../card/put-picture.ts";
import { pieceOf, putPiece, readPiece, writePiece } from "../model/clipboard.ts";
import { addOnBoard, type Board, middleOf, showNew } from "./board.ts";

/** The plan that cards were copied in: pictures stay with copies in the same one. */
let copiedIn: string | null = null;

/** What copies cards and brings them in. */
export function copying(board: Board) {
  const { now } = board;
  /** What is chosen as text for the clipboard; null where nothing is. */
  const copied = (): string | null => {
    const {
      editing: { open, plan },
      chosen: { cards },
    } = now.current;
    if (cards.size === 0) return null;
    copiedIn = open.id;
    return writePiece(pieceOf(plan, cards));
  };
  /** Whether the text held cards; they lie on the board then. */
  const paste = (text: string, place = middleOf(board)): boolean => {
    const { open, undo } = now.current.editing;
    const piece = open.canWrite ? readPiece(text) : null;
    if (!piece || piece.cards.length === 0) return false;
    undo.stopCapturing();
    showNew(board, putPiece(open.doc, piece, place, copiedIn === open.id));
    return true;
  };
  return {
    copied,
    paste,
    copy: async () => {
      const text = copied();
      if (text !== null && (await copyText(text))) now.current.say.copied();
    },
    duplicate: () => {
      const { plan } = now.current.editing;
      const cards = [...plan.cards.values()].filter(({ id }) => now.current.chosen.cards.has(id));
      const text = copied();
      if (text === null) return;
      const x = Math.min(...cards.map((card) => card.x));
      const y = Math.min(...cards.map((card) => card.y));
      paste(text, { x: x + 32, y: y + 32 });
    },
    /** Whether the file is a picture; it is on its way then. */
    addPicture: (file: File): boolean => {
      const { editing, say } = now.current;
      if (!editing.open.canWrite || !isPicture(file)) return false;
      say.uploading();
      void putPicture(editing.open, file).then(
        (change) => addOnBoard(board, "image", change),
        () => say.noPicture(),
      );
      return true;
    },
  };
}

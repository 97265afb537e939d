import { useState } from "react";

/** A dialog's opening and closing. `round` grows with each opening: as its key, the dialog starts empty every time. */
export type DialogState = {
  open: boolean;
  round: number;
  show: () => void;
  setOpen: (open: boolean) => void;
};

/** Keeps whether a dialog is open. */
export function useDialog(): DialogState {
  const [state, setState] = useState({ open: false, round: 0 });
  return {
    ...state,
    show: () => setState(({ round }) => ({ open: true, round: round + 1 })),
    setOpen: (open) => setState(({ round }) => ({ open, round })),
  };
}

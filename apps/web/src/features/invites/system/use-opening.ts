import { useState } from "react";

/** A dialog's opening and closing; `round` grows with each opening: as its key, the dialog starts empty every time. */
export function useOpening() {
  const [state, setState] = useState({ open: false, round: 0 });
  return {
    ...state,
    show: () => setState(({ round }) => ({ open: true, round: round + 1 })),
    setOpen: (open: boolean) => setState(({ round }) => ({ open, round })),
  };
}

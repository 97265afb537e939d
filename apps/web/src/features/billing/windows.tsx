import { useState } from "react";
import { BuyDialog } from "./buy/buy-dialog.tsx";
import { useOutcome } from "./outcome/outcome.ts";
import { OutcomeDialog } from "./outcome/outcome-dialog.tsx";
import { StartAsked } from "./test/start-asked.tsx";

/** The dialog that the address requests, and the plans after each refusal that Premium would avoid. */
export default function Windows({ refusals }: { refusals: number }) {
  const { asked, plan, order, to, clear } = useOutcome();
  const [seen, setSeen] = useState(0);
  return (
    <>
      {asked === "test" && <StartAsked onClose={clear} />}
      {asked && asked !== "test" && (
        <OutcomeDialog key={asked} outcome={asked} plan={plan} order={order} to={to} onClose={clear} />
      )}
      {refusals > 0 && (
        <BuyDialog
          reason="tools"
          open={refusals > seen}
          onOpenChange={(open) => !open && setSeen(refusals)}
        />
      )}
    </>
  );
}

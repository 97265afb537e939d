import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { Phone, PhoneOff } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import type { CallEngine } from "../engine/engine.ts";
import type { CallState } from "../engine/state.ts";

/** Accept or decline. Only accepting leads to the chat. */
export function IncomingActions({
  engine,
  state,
}: {
  engine: CallEngine;
  state: Extract<CallState, { phase: "ringing" }>;
}) {
  const { t } = useTranslation("calls");
  const navigate = useNavigate();
  const accept = async () => {
    if (await engine.accept()) void navigate(chatsPaths.chat(state.chatId));
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        variant="danger"
        icon={<PhoneOff aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        onClick={engine.hangUp}
      >
        {t("decline")}
      </Button>
      <Button
        icon={<Phone aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        busy={state.step === "asking"}
        onClick={accept}
      >
        {t("accept")}
      </Button>
    </div>
  );
}

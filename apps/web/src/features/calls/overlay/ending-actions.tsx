import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { MessageCircle, Phone } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { CallEngine } from "../engine/engine.ts";
import type { CallState } from "../engine/state.ts";

/** The actions after a call: call again, or write. */
export function EndingActions({
  engine,
  state,
}: {
  engine: CallEngine;
  state: Exclude<CallState, { phase: "idle" }>;
}) {
  const { t } = useTranslation("calls/overlay");
  const { chatId, partner } = state;
  const again = state.phase === "missed" && state.direction === "in" ? "call_back" : "call_again";
  return (
    <div className="flex flex-wrap gap-3 *:grow">
      <ButtonLink
        to={chatsPaths.chat(chatId)}
        variant="secondary"
        icon={<MessageCircle aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />}
        onClick={engine.dismiss}
      >
        {t("write")}
      </ButtonLink>
      <Button
        variant={state.phase === "ended" ? "secondary" : "primary"}
        icon={<Phone aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />}
        onClick={() => engine.take({ kind: "start", about: { chatId, partner } })}
      >
        {t(again)}
      </Button>
    </div>
  );
}

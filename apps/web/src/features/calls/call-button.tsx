import { Phone } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { Partner } from "./engine/state.ts";
import { signalCalls } from "./signals.ts";

/** Calls the partner of a chat. */
export function CallButton({ chatId, partner }: { chatId: string; partner: Partner }) {
  return (
    <Suspense fallback={<span className="size-10 shrink-0" />}>
      <Button chatId={chatId} partner={partner} />
    </Suspense>
  );
}

function Button({ chatId, partner }: { chatId: string; partner: Partner }) {
  const { t } = useTranslation("calls");
  return (
    <IconButton
      label={t("call_name", { name: partner.name })}
      icon={<Phone className="size-5" strokeWidth={1.75} />}
      onClick={() => signalCalls({ kind: "start", about: { chatId, partner } })}
    />
  );
}

import type { Message } from "@kompagnon/contract/chats/model.ts";
import type { ScamSign } from "@kompagnon/contract/moderation/signs.ts";
import { Suspense, useEffect, useState } from "react";
import { ScamWarning } from "#features/moderation/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { useMessageActions } from "./actions.ts";

/** Shorter texts ask for nothing. */
const SHORT = 24;
const NONE: readonly ScamSign[] = [];

/** Scam signals in a message of another member, detected on this device alone: no server reads the text. */
function useSigns(text: string): readonly ScamSign[] {
  const [found, setFound] = useState<{ text: string; signs: readonly ScamSign[] } | null>(null);
  useEffect(() => {
    if (text.length < SHORT) return;
    let gone = false;
    const look = async () => {
      const { scamSigns } = await import("@kompagnon/contract/moderation/scam-signs.ts");
      if (!gone) setFound({ text, signs: scamSigns(text) });
    };
    // What the page begins with comes first; without a connection a warning is missing, and nothing else.
    const timer = setTimeout(() => void look().catch(() => undefined), 300);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [text]);
  return found?.text === text ? found.signs : NONE;
}

/** Warns of a message that has something of a scam, with a button that reports it. */
export function NoticedSigns({ message }: { message: Message }) {
  const { t } = useTranslation("chats");
  const { report } = useMessageActions();
  const signs = useSigns(message.text);
  if (signs.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ScamWarning signs={signs} audience="private" className="mt-1.5 max-w-[min(36rem,85%)]">
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => report(message)}>
          {t("message.report")}
        </Button>
      </ScamWarning>
    </Suspense>
  );
}

import type { AiMessage } from "@kompagnon/contract/ai/model.ts";
import { type Assistant, isCoach, isListing } from "@kompagnon/contract/ai/rules.ts";
import { Copy, RotateCcw } from "lucide-react";
import { copyText } from "#platform/copy-and-download.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import type { useTalk } from "./use-talk.ts";

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** Copies a text and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation("ai");
  return async (text) => {
    const copied = await copyText(text);
    toast(t(copied ? "answer.copied" : "answer.copy_failed"), copied ? {} : { kind: "warn" });
  };
}

/** The actions of an answer: copy it, request another, and ask a coach for its basis. */
export function Actions({
  assistant,
  message: { text, suggestions },
  talk,
  isLast,
  may,
}: {
  assistant: Assistant;
  message: AiMessage;
  talk: ReturnType<typeof useTalk>;
  isLast: boolean;
  /** Whether another answer can be requested. */
  may: boolean;
}) {
  const { t } = useTranslation("ai");
  const copy = useCopy();
  const coach = isCoach(assistant) ? assistant : null;
  const answerText = suggestions ? suggestions.map((one) => one.text).join("\n") : text;
  // What a coach said goes nowhere without saying what it is not.
  const whole = coach ? `${answerText}\n\n${t(`assistants.${coach}.notice`)}` : answerText;
  const ask = (question: string) => void talk.ask(question);
  return (
    <div className="flex flex-wrap items-center gap-1">
      {answerText !== "" && (
        <Button variant="quiet" size="sm" icon={<Copy {...icon} />} onClick={() => copy(whole)}>
          {t(suggestions ? "list.copy_all" : "answer.copy")}
        </Button>
      )}
      {may && (
        <Button variant="quiet" size="sm" icon={<RotateCcw {...icon} />} onClick={() => void talk.again()}>
          {t(isListing(assistant) ? "answer.more" : "answer.again")}
        </Button>
      )}
      {may && coach && text !== "" && (
        <>
          <Button variant="quiet" size="sm" onClick={() => ask(t("answer.sources_question"))}>
            {t("answer.sources")}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => ask(t("answer.doubts_question"))}>
            {t("answer.doubts")}
          </Button>
        </>
      )}
      {isLast && talk.run.state === "failed" && (
        <p role="alert" className="w-full text-bad text-sm">
          {talk.run.message || t("not_sent")}
        </p>
      )}
    </div>
  );
}

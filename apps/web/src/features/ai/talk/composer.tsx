import { AI_TEXT_MAX, AI_TURNS_MAX, type Assistant } from "@kompagnon/contract/ai/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { SendHorizontal, Square } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import type { Out } from "#platform/call.ts";
import { readItem, storeItem } from "#platform/device-storage.ts";
import { isComposing } from "#platform/keyboard.ts";
import { useOnline } from "#platform/offline.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { controlClass } from "#ui/field.tsx";
import { AllowanceLine, renewalDay } from "../allowance-line.tsx";
import type { useTalk } from "./use-talk.ts";

// A coarse pointer means a keyboard on the screen, whose Enter breaks the line.
const entersSend = () => !matchMedia("(pointer: coarse)").matches;
/** The counter appears this close to the limit. */
const COUNT_FROM = 500;

/** What a member is writing to an assistant, kept on this device until it is sent. */
export function useDraft(assistant: Assistant): { text: string; write: (text: string) => void } {
  const { id: me } = useMember();
  const key = `ai.draft.${me}.${assistant}` as const;
  const [text, setText] = useState(() => readItem(key) ?? "");
  return {
    text,
    write: (next) => {
      setText(next);
      storeItem(key, next === "" ? null : next);
    },
  };
}

type Props = {
  assistant: Assistant;
  talk: ReturnType<typeof useTalk>;
  state: Out<"GET /api/assistants"> | undefined;
  draft: ReturnType<typeof useDraft>;
  onNew: () => void;
};

/** The question field, with the number of answers left; or the reason why no question can be asked any more. */
export function Composer({ assistant, talk, state, draft: { text, write }, onNew }: Props) {
  const { t, i18n } = useTranslation("ai");
  const messages = talk.conversation.data?.messages ?? [];
  const full = messages.filter(({ role }) => role === "user").length >= AI_TURNS_MAX;
  const usedUp = state?.model === true && state.allowance.left === 0;

  const send = async () => {
    const prompt = text.trim();
    if (prompt === "" || lengthOf(prompt) > AI_TEXT_MAX || talk.busy || usedUp) return;
    write("");
    if (!(await talk.ask(prompt))) write(prompt);
  };
  return (
    <div className="border-line border-t bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-2">
        {full && <Full onNew={onNew} />}
        {usedUp && state && (
          <Banner tone="warn">
            {t("allowance.used_up", {
              limit: state.allowance.limit,
              date: renewalDay(i18n.language, state.allowance),
            })}
          </Banner>
        )}
        {!full && <Line {...{ assistant, text, write, talk }} blocked={usedUp} onSend={() => void send()} />}
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          {state?.model && !usedUp && <AllowanceLine allowance={state.allowance} />}
          {state?.model && <p className="text-ink-soft text-xs max-sm:hidden">{t("privacy")}</p>}
        </div>
      </div>
    </div>
  );
}

function Full({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation("ai");
  return (
    <Banner
      action={
        <Button size="sm" onClick={onNew}>
          {t("history.new")}
        </Button>
      }
    >
      {t("full")}
    </Banner>
  );
}

function Line({
  assistant,
  text,
  write,
  talk,
  blocked,
  onSend,
}: {
  assistant: Assistant;
  text: string;
  write: (text: string) => void;
  talk: ReturnType<typeof useTalk>;
  blocked: boolean;
  onSend: () => void;
}) {
  const { t } = useTranslation("ai");
  const id = useId();
  const online = useOnline();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event) || !entersSend()) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-1.5">
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {t("compose.label")}
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={1}
          value={text}
          aria-describedby={`${id}-note`}
          placeholder={t(`assistants.${assistant}.placeholder`)}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
          className={cx(
            controlClass,
            "field-sizing-content max-h-48 min-h-11 min-w-0 flex-1 resize-none py-2.5",
          )}
        />
        {talk.busy ? (
          <Button
            className="shrink-0"
            variant="secondary"
            icon={<Square aria-hidden="true" className="size-4" strokeWidth={1.75} />}
            busy={talk.run.state === "stopping"}
            onClick={talk.stop}
          >
            {t("compose.stop")}
          </Button>
        ) : (
          <Button
            className="shrink-0"
            type="submit"
            disabled={!online || blocked || text.trim() === "" || lengthOf(text.trim()) > AI_TEXT_MAX}
            icon={
              <SendHorizontal aria-hidden="true" className="size-4 rtl:-scale-x-100" strokeWidth={1.75} />
            }
          >
            <span className="max-sm:sr-only">{t("compose.send")}</span>
          </Button>
        )}
      </div>
      <Note id={`${id}-note`} {...{ text, online, talk }} />
    </form>
  );
}

/** Below the field: what went wrong, or how much room is left. */
function Note({
  id,
  text,
  online,
  talk: { run, conversation },
}: {
  id: string;
  text: string;
  online: boolean;
  talk: ReturnType<typeof useTalk>;
}) {
  const { t } = useTranslation("ai");
  const left = AI_TEXT_MAX - text.trim().length;
  const nothingSaid = (conversation.data?.messages.length ?? 0) === 0;
  return (
    <div id={id} className="text-ink-soft text-sm empty:hidden">
      {!online && <p>{t("compose.offline")}</p>}
      {run.state === "failed" && nothingSaid && (
        <p role="alert" className="text-bad">
          {run.message || t("not_sent")}
        </p>
      )}
      {left < COUNT_FROM && (
        <output className={cx("tabular-nums", left < 0 && "text-bad")}>
          {left < 0 ? t("compose.too_long", { count: -left }) : t("compose.left", { count: left })}
        </output>
      )}
    </div>
  );
}

import { type Assistant, isCoach } from "@kompagnon/contract/ai/rules.ts";
import { Info } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { ApiError, type Out } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { ICONS } from "../assistants.ts";
import { Composer, useDraft } from "./composer.tsx";
import { Message } from "./message.tsx";
import { useTalk } from "./use-talk.ts";

/** Before the first message: what to write, with examples; or that the assistant is not available. */
function Beginning({
  assistant,
  without,
  privacy,
  onExample,
}: {
  assistant: Assistant;
  without: boolean;
  /** Says that what is written goes to a model. */
  privacy: boolean;
  /** Puts an example into the field, to be changed and sent. */
  onExample: (text: string) => void;
}) {
  const { t } = useTranslation("ai");
  const Icon = ICONS[assistant];
  if (without)
    return (
      <EmptyState icon={<Icon strokeWidth={1.75} />} title={t("no_model.title")}>
        {t("no_model.text")}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-start gap-4 py-4">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent"
        >
          <Icon className="size-5" strokeWidth={1.75} />
        </span>
        <p className="text-pretty">{t(`assistants.${assistant}.start`)}</p>
      </div>
      <ul className="grid grid-cols-1 gap-2">
        {(["one", "two"] as const).map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onExample(t(`assistants.${assistant}.examples.${example}`))}
              className="w-full rounded-card border border-line bg-raised px-4 py-3 text-start transition-colors hover:border-ink-soft hover:bg-sunken"
            >
              {t(`assistants.${assistant}.examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
      {/* Wider screens show it below the field. */}
      {privacy && <p className="text-ink-soft text-sm sm:hidden">{t("privacy")}</p>}
    </div>
  );
}

type Props = {
  assistant: Assistant;
  id: string;
  state: Out<"GET /api/assistants"> | undefined;
  /** The server knows the conversation already. */
  started: boolean;
  onStarted: () => void;
  onNew: () => void;
};

/** A conversation: its messages, and the field for the next one. */
export function Talk({ assistant, id, state, started, onStarted, onNew }: Props) {
  const { t } = useTranslation("ai");
  const talk = useTalk(assistant, id, started, onStarted);
  const draft = useDraft(assistant);
  const { data, error, refetch } = talk.conversation;
  const without = state?.model === false;
  const usedUp = state?.model === true && state.allowance.left === 0;
  const may = !without && !usedUp && !talk.busy;
  if (error && !data && error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        icon={<GoneIcon assistant={assistant} />}
        title={t("gone_title")}
        action={<Button onClick={onNew}>{t("history.new")}</Button>}
      >
        {t("gone_text")}
      </EmptyState>
    );
  if (error && !data) return <ErrorState title={t("load_failed")} error={error} onRetry={() => refetch()} />;
  const content = () => {
    if (started && !data) return <Waiting />;
    if (data && data.messages.length > 0)
      return <Message {...{ assistant, talk, may }} messages={data.messages} />;
    return <Beginning {...{ assistant, without }} privacy={state?.model === true} onExample={draft.write} />;
  };
  return (
    <>
      {isCoach(assistant) && <Notice assistant={assistant} />}
      <Scrolling follow={talk.run.state === "running" ? talk.run.text.length : (data?.messages.length ?? 0)}>
        {content()}
      </Scrolling>
      {!without && <Composer {...{ assistant, talk, state, draft, onNew }} />}
      {without && data && data.messages.length > 0 && (
        <div className="border-line border-t px-4 py-3 sm:px-6">
          <Banner tone="warn" className="mx-auto max-w-3xl">
            <p className="font-semibold">{t("no_model.title")}</p>
            <p>{t("no_model.text")}</p>
          </Banner>
        </div>
      )}
    </>
  );
}

function GoneIcon({ assistant }: { assistant: Assistant }) {
  const Icon = ICONS[assistant];
  return <Icon strokeWidth={1.75} />;
}

/** What a coach's answers are not; always in view. */
function Notice({ assistant }: { assistant: "legal" | "tax" }) {
  const { t } = useTranslation("ai");
  return (
    <p
      role="note"
      className="flex gap-2 border-line border-b bg-warn-soft px-4 py-2 text-ink text-sm sm:px-6"
    >
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" strokeWidth={1.75} />
      <span className="text-pretty">{t(`assistants.${assistant}.notice`)}</span>
    </p>
  );
}

/** Within this distance of the end, in px, the view follows new text. */
const NEAR = 120;

/** The conversation. Keeps its end in view while an answer arrives, unless the member has scrolled up. */
function Scrolling({ follow, children }: { follow: number; children: ReactNode }) {
  const { t } = useTranslation("ai");
  const box = useRef<HTMLElement>(null);
  const near = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is what is followed
  useEffect(() => {
    if (near.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [follow]);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the messages
      tabIndex={0}
      aria-label={t("talk")}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        near.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
      className="min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6"
    >
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-6">{children}</div>
    </section>
  );
}

function Waiting() {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-8">
      <SkeletonText lines={2} className="ms-auto w-2/3" />
      <SkeletonText lines={5} />
    </div>
  );
}

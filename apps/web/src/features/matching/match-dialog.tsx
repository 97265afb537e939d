import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { Handshake, Sparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { LOW_WINDOW, useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { openMatchChat, statusQuery } from "./api.ts";
import { type Celebration, endCelebration } from "./celebrations.ts";
import { useReasons } from "./labels.ts";
import { Portrait } from "./portrait.tsx";
import "./match-dialog.css";

const PIECES = 36;
const COLOURS = ["bg-accent", "bg-signal", "bg-good", "bg-warn", "bg-art-dusk", "bg-art-sky"];

/** A short burst of paper behind the pictures, once; nothing for people who want less motion. */
function Confetti() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const flights = [...(box.current?.children ?? [])].map((piece, number) => {
      const angle = -Math.PI / 2 + (Math.random() - 0.5) * Math.PI * 1.3;
      const far = 130 + Math.random() * 190;
      const x = Math.cos(angle) * far;
      const y = Math.sin(angle) * far;
      const turn = (Math.random() - 0.5) * 1400;
      return piece.animate(
        [
          { transform: "translate(0, 0) rotate(0)", opacity: 1, easing: "cubic-bezier(0.1, 0.8, 0.4, 1)" },
          {
            transform: `translate(${x}px, ${y}px) rotate(${turn * 0.6}deg)`,
            opacity: 1,
            offset: 0.45,
            easing: "cubic-bezier(0.5, 0, 0.9, 0.6)",
          },
          { transform: `translate(${x * 1.25}px, ${y + 420}px) rotate(${turn}deg)`, opacity: 0 },
        ],
        { duration: 1900 + Math.random() * 900, delay: 350 + (number % 6) * 25, fill: "forwards" },
      );
    });
    return () => {
      for (const flight of flights) flight.cancel();
    };
  }, []);
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-28 grid place-items-center"
    >
      {Array.from({ length: PIECES }, (_, piece) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of paper have no other name and never change
          key={piece}
          className={`col-start-1 row-start-1 h-3 w-2 rounded-[2px] opacity-0 ${COLOURS[piece % COLOURS.length]}`}
        />
      ))}
    </div>
  );
}

/** How long the dialog takes to close, in ms. */
const CLOSING = 200;
const portrait = "w-32 border-4 border-raised shadow-float short:w-24";

/** Two people said Deal: both pictures, and the way into their chat (spec: account, section 2). */
export function MatchDialog({ celebration, onDeck }: { celebration: Celebration; onDeck: boolean }) {
  const { t } = useTranslation("matching");
  const navigate = useNavigate();
  const me = useMember();
  const { data: status } = useQuery(statusQuery());
  const action = useRef<HTMLButtonElement>(null);
  const low = useMedia(LOW_WINDOW);
  const [open, setOpen] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const { matchId, other } = celebration;
  const close = () => {
    setOpen(false);
    setTimeout(endCelebration, CLOSING);
  };
  const write = async () => {
    setFailure(null);
    try {
      const chatId = await openMatchChat(matchId);
      close();
      await navigate(chatsPaths.chat(chatId));
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : t("match.chat_failed"));
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(on) => !on && close()}
      title={t("match.title")}
      hideTitle
      size={low ? "md" : "sm"}
      initialFocus={action}
    >
      <Confetti />
      <div className="grid justify-items-center gap-5 pt-4 text-center short:grid-cols-[auto_1fr] short:items-center short:gap-x-6 short:gap-y-2 short:pt-0">
        <div dir="ltr" className="relative flex justify-center short:row-span-4">
          <Portrait
            id={me.id}
            name={me.username ?? me.email}
            src={status?.picture ?? me.avatar_url}
            label={t("match.you")}
            className={cx(portrait, "match-left")}
          />
          <Portrait
            id={other.id}
            name={other.name}
            src={other.picture}
            label={other.name}
            className={cx(portrait, "match-right -ms-5")}
          />
          <span
            aria-hidden="true"
            className="match-pop absolute -bottom-4 grid size-14 place-items-center rounded-full border-4 border-raised bg-accent text-on-accent"
          >
            <Handshake className="size-7" strokeWidth={1.75} />
          </span>
        </div>
        <div className="mt-3 short:mt-0 short:px-8">
          <p aria-hidden="true" className="match-rise font-display text-2xl short:text-xl">
            {t("match.title")}
          </p>
          <p className="mt-2 text-ink-soft short:mt-0.5 short:text-sm">
            {t("match.text", { name: other.name })}
          </p>
        </div>
        <Reasons partnerId={other.id} />
        {failure && <FormError boxed>{failure}</FormError>}
        <div className="grid w-full gap-2.5 short:gap-1">
          <Button ref={action} wide size="lg" onClick={write}>
            {t("match.write")}
          </Button>
          <Button wide variant="quiet" onClick={close}>
            {onDeck ? t("match.onward") : t("match.later")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The number of reasons that fit above the buttons on a phone; the conversation has all of them. */
const SHOWN = 3;

/** Why the two fit. Keeps its place while they are loaded, so that the buttons do not move away under a finger. */
function Reasons({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation("matching");
  const sentence = useReasons();
  const { data, isPending } = useQuery({
    ...query("GET /api/matching/partners/{userId}", { params: { userId: partnerId } }),
    retry: false,
  });
  if (isPending) return <div className="h-16" />;
  const reasons = data?.profile.reasons.slice(0, SHOWN) ?? [];
  if (reasons.length === 0) return null;
  return (
    <ul
      aria-label={t("reasons.title")}
      className="grid justify-items-start gap-1.5 text-start text-sm short:gap-0.5 short:[&>:nth-child(n+3)]:hidden"
    >
      {reasons.map((reason) => (
        <li key={reason.kind} className="flex items-start gap-2">
          <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
          <span className="wrap-anywhere min-w-0">{sentence(reason)}</span>
        </li>
      ))}
    </ul>
  );
}

import {
  Briefcase,
  Handshake,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  Sparkles,
  Users,
} from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { useSite } from "../use-site.ts";

const ROOMS = [
  ["matching", Sparkles],
  ["groups", Users],
  ["chats", MessagesSquare],
  ["feed", Newspaper],
  ["jobs", Briefcase],
  ["team", Handshake],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** The six areas of the product, with their activities (spec: public, sections 2.1 and 2.2). */
export function Rooms({ as: Heading }: { as: "h2" | "h3" }) {
  const { language } = useSite();
  const { t } = useTranslation("tour", { lng: language });
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {ROOMS.map(([room, Icon]) => (
        <li key={room} className="grid content-start gap-3 rounded-card border border-line bg-raised p-6">
          <span
            aria-hidden="true"
            className="grid size-11 place-items-center rounded-control bg-accent-soft text-accent"
          >
            <Icon className="size-6" strokeWidth={1.75} />
          </span>
          <Heading className="font-sans font-semibold text-lg tracking-normal">{t(`${room}_title`)}</Heading>
          <p className="text-ink-soft">{t(`${room}_text`)}</p>
        </li>
      ))}
    </ul>
  );
}

import {
  Bell,
  Boxes,
  BriefcaseBusiness,
  Database,
  Gift,
  Handshake,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  ReceiptText,
  Rocket,
  ShieldCheck,
  UserRound,
  Wrench,
} from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { ArticleLink } from "./article-link.tsx";
import { SECTIONS, type SectionKey } from "./sections.ts";
import type { Article } from "./use-articles.ts";

const ICONS: Record<SectionKey, LucideIcon> = {
  start: Rocket,
  security: ShieldCheck,
  profile: UserRound,
  matching: Handshake,
  chats: MessagesSquare,
  posts: Newspaper,
  groups: Boxes,
  jobs: BriefcaseBusiness,
  tools: Wrench,
  invites: Gift,
  app: Bell,
  money: ReceiptText,
  data: Database,
};

/** All sections with their articles. */
export function SectionOverview({ articles }: { articles: readonly Article[] }) {
  const { t } = useTranslation("help");
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {SECTIONS.map((section) => {
        const Icon = ICONS[section.key];
        return (
          <Card
            as="section"
            key={section.key}
            aria-labelledby={`help-${section.key}`}
            className="h-full md:last:odd:col-span-2"
          >
            <h2 id={`help-${section.key}`} className="flex items-center gap-2.5 text-lg">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
              {t(`sections.${section.key}`)}
            </h2>
            <ul className="-mx-2.5 mt-2 -mb-1">
              {articles
                .filter(({ key }) => section.articles.includes(key))
                .map(({ key, title }) => (
                  <li key={key}>
                    <ArticleLink article={key} className="flex min-h-10 items-center px-2.5 py-1.5">
                      {title}
                    </ArticleLink>
                  </li>
                ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}

import {
  Bell,
  Boxes,
  BriefcaseBusiness,
  ChevronDown,
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
import { useMedia } from "#platform/use-media.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { ArticleLink } from "./article-view.tsx";
import { type Article, SECTIONS, type Section, type SectionKey } from "./sections.ts";

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
/** From this width on all articles are in sight; below, each section opens. */
const ROOMY = "(min-width: 48rem)";

type Contents = { section: Section; articles: readonly Article[] };

/** All sections with their articles. */
export function SectionOverview({ articles }: { articles: readonly Article[] }) {
  const roomy = useMedia(ROOMY);
  const contents = SECTIONS.map((section) => ({
    section,
    articles: articles.filter(({ key }) => section.articles.includes(key)),
  }));
  if (roomy)
    return (
      <div className="-mb-4 gap-4 md:columns-2">
        {contents.map((one) => (
          <SectionCard key={one.section.key} {...one} />
        ))}
      </div>
    );
  return (
    <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
      {contents.map((one) => (
        <SectionFold key={one.section.key} {...one} />
      ))}
    </div>
  );
}

function SectionCard({ section: { key }, articles }: Contents) {
  return (
    <Card as="section" aria-labelledby={`help-${key}`} className="mb-4 break-inside-avoid">
      <h2 id={`help-${key}`} className="flex items-center gap-2.5 text-lg">
        <SectionTitle section={key} />
      </h2>
      <Articles articles={articles} />
    </Card>
  );
}

function SectionFold({ section: { key }, articles }: Contents) {
  return (
    <details className="group px-4">
      <summary className="-mx-4 flex min-h-14 cursor-pointer list-none items-center gap-2.5 px-4 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <h2 className="flex min-w-0 grow items-center gap-2.5 text-lg">
          <SectionTitle section={key} />
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
          strokeWidth={1.75}
        />
      </summary>
      <div className="pb-3">
        <Articles articles={articles} />
      </div>
    </details>
  );
}

function SectionTitle({ section }: { section: SectionKey }) {
  const { t } = useTranslation("help");
  const Icon = ICONS[section];
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
      <span className="min-w-0">{t(`sections.${section}`)}</span>
    </>
  );
}

const Articles = ({ articles }: Pick<Contents, "articles">) => (
  <ul className="-mx-2.5 mt-2 -mb-1">
    {articles.map(({ key, title }) => (
      <li key={key}>
        <ArticleLink article={key} className="flex min-h-10 items-center px-2.5 py-1.5">
          {title}
        </ArticleLink>
      </li>
    ))}
  </ul>
);

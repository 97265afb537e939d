import { type Block, blocksOf } from "./body.ts";

/** An article's text as paragraphs and lists. */
export const ArticleBody = ({ body }: { body: string }) => (
  <div className="mt-3 grid gap-3.5 text-pretty">
    {blocksOf(body).map((block) => (
      <Part key={block.kind === "paragraph" ? block.text : block.items.join()} block={block} />
    ))}
  </div>
);

function Part({ block }: { block: Block }) {
  if (block.kind === "paragraph") return <p>{block.text}</p>;
  const List = block.kind === "steps" ? "ol" : "ul";
  return (
    <List className={`grid gap-1.5 ps-6 ${block.kind === "steps" ? "list-decimal" : "list-disc"}`}>
      {block.items.map((item) => (
        <li key={item} className="ps-1 wrap-anywhere marker:text-ink-soft">
          {item}
        </li>
      ))}
    </List>
  );
}

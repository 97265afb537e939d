/**
 * The data that search engines read in addition to a page's text (schema.org). Written with the page and not again in the
 * browser, where it is not read.
 */
export const StructuredData = ({ of }: { of: Record<string, unknown> }) =>
  import.meta.env.SSR && (
    <script type="application/ld+json">{JSON.stringify({ "@context": "https://schema.org", ...of })}</script>
  );

/** Questions with their answers as search engines take them. */
export const faqData = (items: readonly { question: string; answer: string }[]) => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

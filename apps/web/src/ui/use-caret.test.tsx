import { screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { renderInApp } from "../testing/render.tsx";
import { useCaret } from "./use-caret.ts";

function Form() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("Frag @Le bitte");
  const caretTo = useCaret(field);
  const pick = () => {
    setText("Frag @Lena bitte");
    caretTo(11);
  };
  return (
    <>
      <textarea
        aria-label="Text"
        ref={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" onClick={pick}>
        Lena
      </button>
    </>
  );
}

test("useCaret: a letter typed at once lands behind the new text", async () => {
  const { user } = await renderInApp(<Form />);
  await user.click(screen.getByRole("button", { name: "Lena" }));
  expect(screen.getByRole("textbox")).toHaveFocus();
  await user.keyboard("noch ");
  expect(screen.getByRole("textbox")).toHaveValue("Frag @Lena noch bitte");
});

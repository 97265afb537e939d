import { screen } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, test } from "vitest";
import { renderInApp } from "../testing/render.tsx";
import { writeWithCaret } from "./write-with-caret.ts";

function Form() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("Frag @Le");
  return (
    <>
      <textarea
        aria-label="Text"
        ref={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" onClick={() => writeWithCaret(field.current, () => setText("Frag @Lena "), 11)}>
        Lena
      </button>
    </>
  );
}

test("writeWithCaret: a letter typed at once lands behind the new text", async () => {
  const { user } = await renderInApp(<Form />);
  await user.click(screen.getByRole("button", { name: "Lena" }));
  const field = screen.getByRole("textbox");
  expect(field).toHaveFocus();
  expect((field as HTMLTextAreaElement).selectionStart).toBe(11);
  await user.keyboard("danach");
  expect(field).toHaveValue("Frag @Lena danach");
});

/**
 * Part of a prerendered document: records what a visitor does before its script is loaded, so that no press is lost and no form
 * is submitted to its own address with its input. `early.ts` replays it after hydration. Links are not affected.
 */
export const EARLY_SCRIPT = `
var early=window.early={pressed:null,changed:new Map()},kinds=["click","submit","input","change"],keep=function(e){
var at=e.target,on=e.type==="submit"?at:e.type==="click"?at.closest("button"):null;if(!e.isTrusted)return;
if(on){e.preventDefault();e.stopImmediatePropagation();
if(early.pressed)early.pressed.removeAttribute("data-kept");early.pressed=on;on.setAttribute("data-kept","")}
else if(e.type==="input"||e.type==="change"){early.changed.delete(at);early.changed.set(at,/^(checkbox|radio)$/.test(at.type)?at.checked:at.value)}};
kinds.forEach(function(kind){d.addEventListener(kind,keep,true)});
early.end=function(){kinds.forEach(function(kind){d.removeEventListener(kind,keep,true)})};`;

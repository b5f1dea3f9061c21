/**
 * Words as long as in other languages, now and when they change: each vowel twice, with an accent,
 * which makes English some 40 % longer. Names and addresses stay as they are: people's may be that long
 * already, ours is never translated. Evaluates to a function that returns whether there were such words.
 */
() => {
  const NAMES = "[dir=auto], [dir=ltr], bdi";
  function lengthen() {
    const names = new Set(
      [...document.querySelectorAll(NAMES)].map((one) => one.textContent.trim()),
    );
    names.add("Parlour");
    let some = false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!/[aeiou]/.test(node.data) || names.has(node.data.trim())) continue;
      if (parent.closest(`svg, script, style, ${NAMES}`)) continue;
      if (/[áéíóú]{1}[aeiou]/.test(node.data)) continue; // done before
      node.data = node.data.replace(/[aeiou]/g, (vowel) => "áéíóú"["aeiou".indexOf(vowel)] + vowel);
      some = true;
    }
    return some;
  }
  const some = lengthen();
  if (window.lengthened) return some;
  window.lengthened = new MutationObserver(lengthen);
  window.lengthened.observe(document.body, { subtree: true, childList: true, characterData: true });
  return some;
};

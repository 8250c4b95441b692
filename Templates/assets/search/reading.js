// What stands in a file of the index.
const reader = bytes => {
  let place = 0;
  const number = () => {
    let value = 0, scale = 1, byte;
    do {
      byte = bytes[place++];
      value += (byte & 127) * scale;
      scale *= 128;
    } while (byte > 127);
    return value;
  };
  const take = length => bytes.subarray(place, place += length);
  return {
    number,
    isAtEnd: () => place >= bytes.length,
    text: length => String.fromCharCode(...take(length)),
    tag: () => take(3).reduce((all, byte) => all * 256 + byte, 1).toString(16).slice(1),
    utf8: length => new TextDecoder().decode(take(length)),
  };
};

// Terms are compared by their UTF-8 bytes, one character each.
const binary = text => String.fromCharCode(...new TextEncoder().encode(text));

const shardOf = from => {
  const found = [];
  let term = '';
  while (!from.isAtEnd()) {
    const shared = from.number(), rest = from.number();
    term = term.slice(0, shared) + from.text(rest);
    const postings = new Uint32Array(from.number());
    for (let index = 0, last = 0; index < postings.length; index++) {
      const value = from.number();
      last += value >>> 2;
      postings[index] = last << 2 | value & 3;
    }
    found.push([term, postings]);
  }
  return found;
};

const columnOf = (from, count) => {
  const table = Array.from({ length: from.number() }, () => from.utf8(from.number()));
  return Array.from({ length: count }, () => table[from.number()]);
};

const headOf = bytes => {
  const from = reader(bytes);
  const count = from.number(), shards = from.number(), perTag = shards ? 8 : 1;
  const days = new Int32Array(count);
  for (let index = 0, last = 0; index < count; index++) {
    const value = from.number();
    days[index] = last += value & 1 ? -(value + 1) / 2 : value / 2;
  }
  const head = { count, days, perTag, chunks: Array.from({ length: Math.ceil(count / CHUNK / perTag) }, from.tag), keys: [], shards: [] };
  if (!shards) {
    head.columns = COLUMNS.map(() => columnOf(from, count));
    head.whole = shardOf(from);
    return head;
  }
  for (let index = 0; index < shards; index++) {
    head.keys.push(from.text(from.number()));
    head.shards.push(from.tag());
  }
  head.tags = COLUMNS.map(from.tag);
  return head;
};

let segments = null, opening;
const readSegments = async () => {
  const manifest = await readManifest();
  if (manifest.v !== 1) throw new Error();
  segments = manifest.segs.map(([start, , tag, from, to, gone]) => {
    const folder = `${start}/`;
    return { folder, start, from, to, gone: new Set(gone), head: () => load(`${folder}k.${tag}.bin`, headOf) };
  });
  return segments;
};

// All who ask while the list is on its way wait for the same.
const open = async () => {
  if (segments && !isOffline) return segments;
  opening = opening || readSegments().finally(() => { opening = null; });
  return opening;
};

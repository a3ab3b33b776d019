// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/annotation/annotation.h"
#include "models/domain/annotation/translation.h"
#include "models/domain/codes.h"
#include "models/domain/images/image.h"
#include "models/domain/images/imagepart.h"
#include "models/domain/preset/preset.h"
#include "models/domain/project/project.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace yuyi {

/// Formats of benchmark files that can be read.
enum class ImportFormat {
    CiiBench,
    CiiFlat,
    IiBench,
    VlmEvalKit,
    Cmmmu,
    Marvel
};

inline constexpr CodeTable<ImportFormat, 6> codesOf(ImportFormat)
{
    return {{{ImportFormat::CiiBench, u"cii-bench"},
             {ImportFormat::CiiFlat, u"cii-flat"},
             {ImportFormat::IiBench, u"ii-bench"},
             {ImportFormat::VlmEvalKit, u"vlmevalkit"},
             {ImportFormat::Cmmmu, u"cmmmu"},
             {ImportFormat::Marvel, u"marvel"}}};
}

/// Formats that can be written.
enum class ExportFormat {
    CiiBench,
    CiiFlat,
    Jsonl,
    Csv,
    Xlsx,
    VlmEvalKit,
    ImageFolder,
    IiBench,
    LmmsEval,
    LabelStudio,
    Cmmmu,
    Marvel,
    Chat
};

inline constexpr CodeTable<ExportFormat, 13> codesOf(ExportFormat)
{
    return {{{ExportFormat::CiiBench, u"cii-bench"},
             {ExportFormat::CiiFlat, u"cii-flat"},
             {ExportFormat::Jsonl, u"jsonl"},
             {ExportFormat::Csv, u"csv"},
             {ExportFormat::Xlsx, u"xlsx"},
             {ExportFormat::VlmEvalKit, u"vlmevalkit"},
             {ExportFormat::ImageFolder, u"imagefolder"},
             {ExportFormat::IiBench, u"ii-bench"},
             {ExportFormat::LmmsEval, u"lmms-eval"},
             {ExportFormat::LabelStudio, u"label-studio"},
             {ExportFormat::Cmmmu, u"cmmmu"},
             {ExportFormat::Marvel, u"marvel"},
             {ExportFormat::Chat, u"chat"}}};
}
/// The short name of the format for lists, in the person's language.
QString titleOf(ExportFormat format);
/// What is written in the format: files, pictures, and who reads them. Without a full stop, in the person's language.
QString contentsOf(ExportFormat format);
/// Whether the format is a folder with the images next to the data, instead of one file.
bool isFolderFormat(ExportFormat format);
/// Whether its files hold translations beside the items.
bool holdsTranslations(ExportFormat format);
/// Whether its files hold the explanations of answers. MARVEL has a place for those of the puzzles.
bool holdsRationales(ExportFormat format);
/// Usual suffix of a single file ("csv"); empty for folder formats.
QString suffixOf(ExportFormat format);
/// Whether the format holds further pictures of a question besides that of its image.
bool takesPictures(ExportFormat format);
/// Whether a benchmark of this preset can have the form: that of MARVEL needs its five kinds of questions.
bool fitsPreset(ExportFormat format, const Preset &preset);
/// @brief The format that a release of this preset is proposed in: the benchmark's own; that of CII-Bench, where a preset is one of its
/// kind (one kind of question with a single correct option, and texts about the image); else JSON Lines, which hold all that a preset may
/// have. `pictures`: some questions show further pictures, which the format has to take. It has to hold the explanations of answers, if
/// authors write some.
ExportFormat usualFormat(const Preset &preset, bool pictures);
/// Whether the format holds the panels of images.
bool holdsPanels(ExportFormat format);

/// The paths of a question's pictures in an entry, cleaned; safe (see safeRelativePath).
struct EntryPictures {
    QStringList stem;    ///< in order, each once
    QStringList options; ///< parallel to the options; empty where one has no picture
};

/// A file with one panel of the image of an entry.
struct EntryPart {
    PartRole role = PartRole::Context;
    QString path; ///< safe (see safeRelativePath)
};

/// The place of a picture inside a benchmark file: its base64 text, or a list with this one text.
struct EmbeddedPicture {
    qint64 offset = 0; ///< in bytes
    qint64 bytes = 0;  ///< length of the text
};

/// Where a picture of an entry is if it is not a file under its path.
struct PictureLocation {
    std::optional<EmbeddedPicture> embedded;
    QString file; ///< path under which it is looked for; empty: its path
};

/// One entry of a benchmark file: an image path, labels, texts and its questions.
struct ImportedEntry {
    int position = 0;    ///< in the file, from 0
    QByteArray raw;      ///< unchanged JSON text of the entry (members in their order); of a table: the cells of the row, as texts
    QString path;        ///< path of the image in the entry; safe (see safeRelativePath)
    QString imageFile;   ///< path under which the image is looked for; empty: `path`
    QStringList itemIds; ///< ids of the questions, parallel to content.questions
    /// Labels, explanation, implied meaning, questions; ids are null. The hash of a picture is that of its path: see withPictures().
    AnnotationContent content;

    /// Where the image is if the file itself contains it.
    std::optional<EmbeddedPicture> embedded;

    QList<EntryPictures> pictures;           ///< parallel to the questions; empty: each shows the picture of the image alone
    QHash<QString, PictureLocation> located; ///< of picturePaths(); empty: they are files under their paths
    QString file;                            ///< path of the file that it is in, if a folder was read; empty: the file that was read
    QString sourceUrl;                       ///< where its pictures are from, if it says so: an address or the title of a book
    QString note;                            ///< a sentence on what is odd in it; empty: nothing

    QList<EntryPart> parts;       ///< panels of the image in their order by role; they are files that may be missing, all together
    QStringList sheets;           ///< parallel to the questions: code of the sheet that each shows if the panels are there; empty: none
    QMap<QString, QString> facts; ///< of the image; only those that the preset has
};

/// Why an entry was not read.
struct ImportProblem {
    int row = 0;      ///< in the file, from 1; 0: the file itself
    QString itemId;   ///< if it could be read
    QString field;    ///< as a JSON pointer within the entry, for example "/questions/0/answer"
    QString sentence; ///< a whole sentence that names row and field
};

struct ImportedSet {
    QString file; ///< name without folder; of CMMMU see cmmmuFileName()
    ImportFormat format = ImportFormat::CiiBench;
    QString split; ///< named after the file, without its suffix
    QList<ImportedEntry> entries;
    QList<ImportProblem> refused;
};

/// The location of an image's bytes and their format.
struct ExchangeImage {
    QString file; ///< absolute path of the bytes
    ImageFormat format = ImageFormat::Jpeg;
    Sha256 sha256;
    QString name; ///< first file name, for messages and tables
    QString sourceUrl;
    QString licence;
};

/// A panel of an image, as a file.
struct ExchangePart {
    PartRole role = PartRole::Context;
    ExchangeImage file;
};

/// A question as a dialogue to train a model with.
struct ChatText {
    QString prompt; ///< with a mark ⟦n⟧ where picture n of itemPictures() stands; those without a mark stand before the text
    QString answer;
};

/// The data of an export: items with their split, their images, and the entries they were imported from.
struct ExportSet {
    Preset preset;
    QList<Item> items;                         ///< in output order; `split` is the file they go to
    QHash<ImageId, ExchangeImage> images;      ///< every image of the items
    QHash<SourceEntryId, SourceEntry> sources; ///< for imported items
    QMap<QString, QByteArray> extraFiles;      ///< for folder formats: name → content, for example README.md
    /// Every further picture that a question lists or an option has. The picture of an item's image need not be here.
    QHash<Sha256, ExchangeImage> media = {};
    /// Questions of imported entries as they were imported, all of an entry in its order; needed for entries with further pictures.
    QHash<SourceEntryId, QList<Question>> imported = {};
    /// Panels of the images, in order by role; only needed for formats that hold them.
    QHash<ImageId, QList<ExchangePart>> parts = {};
    /// Items whose translation is complete, with their texts in that language. A language without such an item is absent.
    QMap<ItemLanguage, QHash<QuestionVersionId, Item>> translations = {};
    /// Dialogues, by the code of their language; of that in which the items are written "". Only needed for the form that holds them.
    QMap<QString, QHash<QuestionVersionId, ChatText>> chats = {};
    bool withKeys = true; ///< false: no answers, rationale, explanations, implied meanings
};

/// The name of a column or member that holds a text in another language: "question_en".
QString translatedName(const QString &name, ItemLanguage language);

struct ExportReport {
    QStringList files; ///< written, absolute; images are not listed
    int images = 0;
    int questions = 0;
    QStringList notes; ///< sentences that a reader of this format should know
    int leftOut = 0;   ///< questions that are not written although nobody asked for that; the notes say why
    QString seal;      ///< of a release: the last seal of the audit trail, AuditHead::text()
};

} // namespace yuyi

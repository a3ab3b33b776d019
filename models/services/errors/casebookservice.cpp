// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/services/errors/casebookservice.h"

#include "models/domain/annotation/optionlabels.h"
#include "models/domain/annotation/questionpictures.h"
#include "models/domain/clock.h"
#include "models/domain/text.h"
#include "models/imaging/codecs/encode.h"
#include "models/imaging/reader.h"
#include "models/services/errors/errorcodingservice.h"
#include "models/services/rules/practicemarks.h"
#include "models/services/session/imagefiles.h"

#include <QCoreApplication>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::CaseBookService)
};

/// What the scorer of the sample read in the reply; empty: none.
Answer answerOf(const ErrorCaseView &view)
{
    const ScoredResponse *read = scoreThatCounts(view.drawn.details.scores, view.sample.scorer);
    return read ? read->answer : Answer();
}

/// Options as the model was shown them.
QList<Option> shownOptions(const ErrorCaseView &view)
{
    const QList<OptionId> order = view.drawn.details.attempt.shownOrder;
    if (order.isEmpty())
        return view.item.question.options;
    QList<Option> options;
    for (const OptionId &id : order) {
        for (const Option &option : view.item.question.options) {
            if (option.id == id)
                options.append(option);
        }
    }
    return options;
}

QList<CaseBookOption> optionsOf(const ErrorCaseView &view, const QList<Option> &shown)
{
    const Answer chosen = answerOf(view);
    QList<CaseBookOption> options;
    for (const Option &option : shown)
        options.append({optionLabel(view.item.form, options.size()), option.text, option.correct, chosen.contains(option.id)});
    return options;
}

QStringList typeTitles(const ErrorTypes &tree, const CaseCodeContent &content)
{
    QStringList titles;
    for (const CodedType &coded : content.types) {
        for (const ErrorType &type : tree.types) {
            if (type.code != coded.type)
                continue;
            QString title = type.title.text();
            for (const ErrorType &subtype : type.subtypes) {
                if (subtype.code == coded.subtype)
                    title = Tr::tr("%1 › %2", "error type, subtype").arg(title, subtype.title.text());
            }
            titles.append(title);
        }
    }
    return titles;
}

QStringList labelLines(const Preset &preset, const Labels &labels)
{
    QStringList lines;
    for (const Dimension &dimension : preset.dimensions) {
        if (dimension.code == splitDimension)
            continue; // no label that anybody gave
        QStringList values;
        for (const LabelCode &label : labels.value(dimension.code)) {
            const LabelValue *value = dimension.value(label);
            values.append(value ? value->title.text() : label.text());
        }
        if (!values.isEmpty())
            lines.append(Tr::tr("%1: %2", "dimension, labels").arg(dimension.title.text(), values.join(Tr::tr(", ", "between labels"))));
    }
    return lines;
}

} // namespace

Result<CaseBookPicture> CaseBookService::picture(const Medium &medium, const QString &name, const QString &caption)
{
    CaseBookPicture made;
    made.caption = caption;
    const auto original = pictureBytes(imageFilePath(m_folder, medium.sha256, medium.format), medium.sha256, name);
    // A page without its picture is still a page; one with another picture is not.
    if (!original && original.error().code != ErrorCode::NotFound)
        return passOn(original);
    if (const auto reduced = original ? makeThumbnail(*original, casePictureEdge) : Result<QImage>(passOn(original))) {
        if (const auto bytes = encodeImage(*reduced, ImageFormat::Jpeg)) {
            made.bytes = *bytes;
            made.mediaType = QStringLiteral("image/jpeg");
            made.suffix = QStringLiteral("jpg");
            made.size = reduced->size();
        }
    }
    return made;
}

Result<CaseBookCase> CaseBookService::page(const ErrorReportData &data, const ReportedCase &one, bool withProbes)
{
    YUYI_TRY(const auto view, ErrorCodingService(m_stores, m_actor).view(one.errorCase.id));
    CaseBookCase page;
    page.itemId = one.itemId;
    page.model = one.model;
    page.configuration = view.drawn.configurationTitle.isEmpty() ? one.configuration : view.drawn.configurationTitle;
    page.question = readableStem(view.item.question.stem);
    const QList<Option> options = shownOptions(view);
    page.options = optionsOf(view, options);
    page.accepted = view.item.question.accepted;
    page.written = answerOf(view).text;
    page.reply = view.drawn.details.response.reply;
    if (const ScoredResponse *read = scoreThatCounts(view.drawn.details.scores, view.sample.scorer)) {
        page.spanStart = read->spanStart;
        page.spanLength = read->spanLength;
    }
    page.errorTypes = typeTitles(data.types, one.code->content);
    page.note = one.code->content.note;
    page.explanation = view.explanation;
    page.impliedMeaning = view.impliedMeaning;
    for (const ErrorProbe &probe : view.probes) {
        if (!withProbes || probe.status != ReplyStatus::Answered)
            continue;
        const auto verdict = jointVerdict(view.judgements, probe.id);
        page.probes.append({probe.question, probe.reply, verdict ? titleOf(*verdict) : QString()});
    }
    page.labels = labelLines(data.preset, one.labels);
    const QList<ItemPicture> pictures = itemPictures(view.item.question, mediumOf(view.item.image), options);
    for (const ItemPicture &shown : pictures) {
        const bool isOwn = shown.medium.sha256 == view.item.image.sha256;
        const QString caption = captionOf(shown);
        const QString name = isOwn ? view.item.image.names.value(0)
                                   : Tr::tr("%1, %2", "an item and one of its pictures").arg(one.itemId, caption);
        YUYI_TRY(const auto made, picture(shown.medium, name, caption));
        if (shown.option < 0)
            page.pictures.append(made);
        else
            page.options[shown.option].picture = made;
    }
    return page;
}

Result<CaseBook> CaseBookService::book(const QString &title, const ErrorReportData &data, const QList<ErrorCaseId> &cases,
                                       bool withProbes, Progress &progress)
{
    CaseBook book;
    book.title = title.trimmed().isEmpty() ? Tr::tr("Case book") : title.trimmed();
    book.date = currentTime().toLocalTime().date();
    progress.setTotal(cases.size());
    for (const ErrorCaseId &id : cases) {
        if (progress.cancelled())
            return failure(ErrorCode::Cancelled, Tr::tr("Stopped; nothing was written."));
        progress.advance();
        const auto found = std::find_if(data.cases.begin(), data.cases.end(),
                                        [&](const ReportedCase &one) { return one.errorCase.id == id; });
        if (found == data.cases.end() || !found->code)
            continue;
        YUYI_TRY(const auto made, page(data, *found, withProbes));
        if (found->practice)
            book.note = practiceNote();
        book.cases.append(made);
    }
    if (book.cases.isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("None of these cases is decided yet, so the case book would be empty."));
    return book;
}

} // namespace yuyi

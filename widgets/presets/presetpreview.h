// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;

namespace yuyi {

class AnnotationForm;
class PresetDraft;

/// @brief The form in which annotators will work under a preset, as far as the preset is written. It is the form of the Annotate page and
/// can be tried; what is typed in it is not kept.
class PresetPreview final : public QWidget
{
    Q_OBJECT
public:
    /// The draft outlives the preview.
    explicit PresetPreview(PresetDraft &draft, QWidget *parent = nullptr);

    AnnotationForm *form() const { return m_form; }

private:
    void refresh();

    PresetDraft &m_draft;
    QLabel *m_note;
    AnnotationForm *m_form;
    QTimer m_wait;
};

} // namespace yuyi
